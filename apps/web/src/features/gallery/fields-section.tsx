import { UserIcon } from '@keo/ui/icons/user'
import { Form } from '@keo/ui/patterns/form'
import { Button } from '@keo/ui/primitives/button'
import { Flag } from '@keo/ui/pictures/flag'
import { OtpField } from '@keo/ui/fields/otp-field'
import { PasswordField } from '@keo/ui/fields/password-field'
import { PinField } from '@keo/ui/fields/pin-field'
import { SearchField } from '@keo/ui/fields/search-field'
import { SelectRow } from '@keo/ui/fields/select-row'
import { TextField } from '@keo/ui/fields/text-field'
import { useState } from 'react'
import { Sample, Stack } from './sample.tsx'

const PHONE_CHECKS = [
  { test: (value: string) => value.length === 9, message: 'Số điện thoại Việt Nam cần đủ 9 số' },
]
const PASSWORD_HINT = 'Mật khẩu cần 8–20 ký tự, có cả chữ và số'

export function FieldsSection() {
  return (
    <>
      <TextSample />
      <CodeSample />
    </>
  )
}

function TextSample() {
  const [name, setName] = useState('minhquan88')
  const [password, setPassword] = useState('bimatt')
  const [phone, setPhone] = useState('9123456')
  const [email, setEmail] = useState('')
  return (
    <Sample title="Chữ, mật khẩu, số điện thoại, thư điện tử">
      <Form onSubmit={() => setEmail('')}>
        <TextField
          value={name}
          onChange={setName}
          placeholder="Tên đăng nhập"
          icon={<UserIcon size={20} />}
          valid
        />
        <PasswordField
          value={password}
          onChange={setPassword}
          placeholder="Mật khẩu"
          showLabel="Hiện mật khẩu"
          hideLabel="Ẩn mật khẩu"
          error={password.length < 8 ? PASSWORD_HINT : ''}
        />
        <TextField
          value={phone}
          onChange={setPhone}
          placeholder="Số điện thoại"
          label="Có nhãn"
          kind="phone"
          maxLength={9}
          checks={PHONE_CHECKS}
          icon={<Flag code="vn" />}
        />
        <TextField
          value={email}
          onChange={setEmail}
          placeholder="Nhập thư điện tử"
          kind="email"
          hint="Lời nhắc ở dưới"
        />
        <TextField value="" onChange={setEmail} placeholder="Không dùng được" disabled />
        <SelectRow placeholder="Chọn ngân hàng" onOpen={() => setEmail('')} />
        <SelectRow
          placeholder="Chọn ngân hàng"
          value="Bank Mây Trắng"
          label="Ngân hàng"
          onOpen={() => setEmail('')}
        />
      </Form>
    </Sample>
  )
}

function CodeSample() {
  const [code, setCode] = useState('482')
  const [pin, setPin] = useState('123')
  const [search, setSearch] = useState('Sen')
  return (
    <Sample title="Mã OTP, mật khẩu 6 số, tìm kiếm">
      <Stack>
        <OtpField
          value={code}
          onChange={setCode}
          placeholder="Mã OTP"
          send={
            <Button size="l" countdown={48} className="h-[54px]! rounded-m!">
              Gửi lại
            </Button>
          }
        />
        <PinField value={pin} onChange={setPin} label="Mật khẩu rút tiền" />
        <PinField value={pin} onChange={setPin} label="Mật khẩu rút tiền" padOnly />
        <PinField
          value={pin}
          onChange={setPin}
          label="Mật khẩu rút tiền"
          error="Sai mật khẩu, còn 2 lần thử"
        />
        <SearchField
          value={search}
          onChange={setSearch}
          placeholder="Tìm trong 1.260 trò chơi"
          clearLabel="Xóa"
        />
      </Stack>
    </Sample>
  )
}
