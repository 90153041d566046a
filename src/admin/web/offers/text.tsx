import { type RefObject, useEffect, useRef } from 'react'
import { SafeHtml } from '#src/ui/display/safe-html.tsx'
import css from '../desk/desk.module.css'
import { Facts, Section } from '../desk/parts.tsx'
import { usePublicSite } from '../desk/public-site.ts'
import type { OfferReply } from '../desk/queries.ts'
import { PARTS, partId, wordsOf } from './parts.ts'

/** The offer as it will be read, with what was found in it marked. */
export function OfferText({ offer, flags }: { offer: OfferReply; flags: OfferReply['flags'] }) {
  const text = useRef<HTMLDivElement>(null)
  useMarks(text, offer, flags)
  return (
    <Section title="L’offre" aside={<PublicPage offer={offer} />}>
      <Facts facts={offer.facts} />
      <div className={css.text} ref={text}>
        {PARTS.map(({ name, title }) => (
          <Text key={name} id={partId(name)} title={title} html={offer[name]} />
        ))}
        <Lines title="Étapes du recrutement" lines={offer.steps} />
        <Lines title="Questions" lines={offer.questions} />
      </div>
    </Section>
  )
}

function PublicPage({ offer: { id, slug, status, held } }: { offer: OfferReply }) {
  const site = usePublicSite()
  if (status !== 'published' || held) return null
  return (
    <a href={`${site}/offres/${id}-${slug}`} target="_blank" rel="noopener">
      Voir comme un candidat
    </a>
  )
}

function Text({ id, title, html }: { id: string; title: string; html: string }) {
  if (!html) return null
  return (
    <>
      <h3 id={id}>{title}</h3>
      <SafeHtml html={html} />
    </>
  )
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

/** Marks the words without touching the text, where the browser can. */
function useMarks(text: RefObject<HTMLElement | null>, offer: OfferReply, flags: OfferReply['flags']) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another offer has another text.
  useEffect(() => {
    if (!text.current || !('highlights' in CSS)) return
    const ranges = rangesOf(text.current, flags.flatMap(wordsOf))
    CSS.highlights.set('flagged', new Highlight(...ranges))
    return () => void CSS.highlights.delete('flagged')
  }, [text, offer, flags])
}

/** In small letters, each in its own place: a few letters have two small ones. */
function foldedAlike(text: string): string {
  const folded = text.toLowerCase()
  return folded.length === text.length ? folded : text
}

function rangesOf(root: HTMLElement, words: string[]): Range[] {
  const ranges: Range[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const inside = foldedAlike(node.nodeValue ?? '')
    for (const word of words) {
      for (let at = inside.indexOf(word); at >= 0; at = inside.indexOf(word, at + word.length)) {
        const range = new Range()
        range.setStart(node, at)
        range.setEnd(node, at + word.length)
        ranges.push(range)
      }
    }
  }
  return ranges
}
