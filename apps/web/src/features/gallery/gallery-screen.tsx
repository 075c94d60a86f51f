import { Segmented } from '@keo/ui/bars/segmented'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import type { ReactNode } from 'react'
import { setTheme, useTheme } from '../../platform/theme.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { BrandSection } from './brand-section.tsx'
import { CartSection } from './cart-section.tsx'
import { ControlsSection } from './controls-section.tsx'
import { DrawingsSection } from './drawings-section.tsx'
import { FeedbackSection } from './feedback-section.tsx'
import { FieldsSection } from './fields-section.tsx'
import { ListsSection } from './lists-section.tsx'
import { LobbySection } from './lobby-section.tsx'
import { PaymentSection } from './payment-section.tsx'
import { PricesSection } from './prices-section.tsx'
import { VipSection } from './vip-section.tsx'

/** Every component in every state, for developers. Its texts are samples and are not translated. */
export default function GalleryScreen() {
  const theme = useTheme()
  return (
    <Screen title="Bộ thành phần" gutter>
      <Segmented
        label="Giao diện"
        value={theme}
        onChange={setTheme}
        segments={[
          { key: 'dark', label: 'Đêm' },
          { key: 'light', label: 'Giấy' },
        ]}
      />
      <Group title="Thương hiệu">
        <BrandSection />
      </Group>
      <Group title="Nút và lựa chọn">
        <ControlsSection />
      </Group>
      <Group title="Ô nhập">
        <FieldsSection />
      </Group>
      <Group title="Danh sách và thanh">
        <ListsSection />
      </Group>
      <Group title="Phản hồi">
        <FeedbackSection />
      </Group>
      <Group title="Kèo">
        <PricesSection />
      </Group>
      <Group title="Phiếu cược">
        <CartSection />
      </Group>
      <Group title="Nạp và rút">
        <PaymentSection />
      </Group>
      <Group title="Sảnh">
        <LobbySection />
      </Group>
      <Group title="VIP">
        <VipSection />
      </Group>
      <Group title="Hình vẽ">
        <DrawingsSection />
      </Group>
    </Screen>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6 flex flex-col gap-3">
      <SectionTitle>{title}</SectionTitle>
      {children}
    </section>
  )
}
