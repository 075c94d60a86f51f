import { BrandMark } from '@keo/ui/product/brand-mark'
import type { ReactNode } from 'react'
import { setLook, useLook } from '../platform/look.ts'

/** The page before the desk: what this is at the left, the way in at the right. */
export function DoorFrame({ children }: { children: ReactNode }) {
  const { say, language } = useLook()
  return (
    <main className="door">
      <section className="door-words">
        <BrandMark height={32} />
        <h1>{say('console.title')}</h1>
        <p>{say('console.motto')}</p>
      </section>
      <section className="door-way">
        {children}
        <button
          type="button"
          className="chip"
          onClick={() => setLook({ language: language === 'vi' ? 'en' : 'vi' })}
        >
          {language === 'vi' ? 'English' : 'Tiếng Việt'}
        </button>
      </section>
    </main>
  )
}
