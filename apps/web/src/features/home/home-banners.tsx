import type { HomeBanner, HomeNotice } from '@keo/contract/site'
import { MegaphoneIcon } from '@keo/ui/icons/megaphone'
import { Art } from '@keo/ui/pictures/art'
import { Banner } from '@keo/ui/pictures/banner'
import { Carousel, CarouselDots } from '@keo/ui/pictures/carousel'
import { TONE_GROUNDS } from '@keo/ui/drawings/tone-grounds'
import { seconds } from '@keo/units/instants'
import { useMessages } from '../../language/messages.ts'
import { link } from '../../page-kit/link.ts'
import { useTurns } from './use-turns.ts'

const BANNER_MS = seconds(6)
const NOTICE_MS = seconds(8)
const ART_SIZE = 118

type HomeBannersProps = { banners: readonly HomeBanner[]; notices: readonly HomeNotice[] }

/** The carousel and, under it, the notice line that carries the carousel's marks. */
export function HomeBanners({ banners, notices }: HomeBannersProps) {
  const say = useMessages()
  const { position, show, holdProps } = useTurns(banners.length, BANNER_MS)
  const slides = banners.map((banner, place) => ({
    key: banner.id,
    content: (
      <Banner
        size="home"
        ground={TONE_GROUNDS[banner.tone]}
        tag={banner.tag}
        title={banner.title}
        note={banner.text}
        art={<Art name={banner.art} size={ART_SIZE} isFirstSeen={place === 0} />}
        tilt
        {...link(banner.path)}
      />
    ),
  }))

  return (
    <>
      {slides.length > 0 ? (
        <div className="pt-1" {...holdProps}>
          <Carousel label={say('home.banners')} slides={slides} position={position} onPositionChange={show} />
        </div>
      ) : null}
      <div className="flex h-10 items-center gap-[9px] px-gutter">
        <NoticeLine notices={notices} />
        {slides.length > 1 ? <CarouselDots count={slides.length} position={position} /> : null}
      </div>
    </>
  )
}

function NoticeLine({ notices }: { notices: readonly HomeNotice[] }) {
  const say = useMessages()
  const { position, holdProps } = useTurns(notices.length, NOTICE_MS)
  const notice = notices[position]
  if (!notice) return <span className="flex-1" />

  const line = <span className="home-notice ell block">{notice.text}</span>
  return (
    <>
      <MegaphoneIcon size={17} className="text-brand" />
      <div
        role="group"
        aria-label={say('home.notices')}
        className="min-w-0 flex-1 text-footnote text-text-2"
        {...holdProps}
      >
        {notice.path ? (
          <a key={notice.id} className="block py-2.5" {...link(notice.path)}>
            {line}
          </a>
        ) : (
          <div key={notice.id}>{line}</div>
        )}
      </div>
    </>
  )
}
