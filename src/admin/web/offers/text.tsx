import { type RefObject, useEffect, useRef } from 'react'
import { SafeHtml } from '#src/ui/display/safe-html.tsx'
import css from '../desk/desk.module.css'
import { Facts, Section } from '../desk/parts.tsx'
import type { OfferReply } from '../desk/queries.ts'

/** The offer as it will be read, with what was found in it marked. */
export function OfferText({ offer, flags }: { offer: OfferReply; flags: OfferReply['flags'] }) {
  const text = useRef<HTMLDivElement>(null)
  useMarks(text, offer, flags)
  return (
    <Section title="L’offre">
      <Facts facts={offer.facts} />
      <div className={css.text} ref={text}>
        <Part title="Description" html={offer.description} />
        <Part title="Missions" html={offer.missions} />
        <Part title="Profil" html={offer.profile} />
        {offer.questions.length > 0 && (
          <>
            <h3>Questions</h3>
            <ul>
              {offer.questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Section>
  )
}

function Part({ title, html }: { title: string; html: string }) {
  if (!html) return null
  return (
    <>
      <h3>{title}</h3>
      <SafeHtml html={html} />
    </>
  )
}

/** Marks the words without touching the text, where the browser can. */
function useMarks(text: RefObject<HTMLElement | null>, offer: OfferReply, flags: OfferReply['flags']) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another offer has another text.
  useEffect(() => {
    if (!text.current || !('highlights' in CSS)) return
    const ranges = rangesOf(text.current, flags.map(({ found }) => found.toLowerCase()).filter(Boolean))
    CSS.highlights.set('flagged', new Highlight(...ranges))
    return () => void CSS.highlights.delete('flagged')
  }, [text, offer, flags])
}

function rangesOf(root: HTMLElement, words: string[]): Range[] {
  const ranges: Range[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const inside = (node.nodeValue ?? '').toLowerCase()
    for (const word of words) {
      const at = inside.indexOf(word)
      if (at < 0) continue
      const range = new Range()
      range.setStart(node, at)
      range.setEnd(node, Math.min(at + word.length, inside.length))
      ranges.push(range)
    }
  }
  return ranges
}
