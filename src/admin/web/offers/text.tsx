import { type RefObject, useEffect, useRef } from 'react'
import { SafeHtml } from '#src/ui/display/safe-html.tsx'
import css from '../desk/desk.module.css'
import { Facts, Section } from '../desk/parts.tsx'
import type { OfferReply } from '../desk/queries.ts'
import { usePublicSite } from '../session/session.ts'
import { flaggedWords, partId, TEXT_PARTS } from './text-parts.ts'

/** The offer as candidates read it, with the words marked that flags were raised by. */
export function OfferText({ offer, flags }: { offer: OfferReply; flags: OfferReply['flags'] }) {
  const text = useRef<HTMLDivElement>(null)
  useMarks(text, offer, flags)
  return (
    <Section title="L’offre" aside={<PublicPage offer={offer} />}>
      <Facts facts={offer.facts} />
      <div className={css.text} ref={text}>
        {TEXT_PARTS.map(({ name, title }) => (
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

/** The words are marked by the browser's own highlights, which leave the text as it is; a browser without them marks nothing. */
function useMarks(text: RefObject<HTMLElement | null>, offer: OfferReply, flags: OfferReply['flags']) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another offer is another text.
  useEffect(() => {
    if (!text.current || !('highlights' in CSS)) return
    const ranges = findRanges(text.current, flags.flatMap(flaggedWords))
    CSS.highlights.set('flagged', new Highlight(...ranges))
    return () => void CSS.highlights.delete('flagged')
  }, [text, offer, flags])
}

/** A few letters have two small ones: a text with such a letter stays as it is, or places in it would move. */
function foldInPlace(text: string): string {
  const folded = text.toLowerCase()
  return folded.length === text.length ? folded : text
}

function findRanges(root: HTMLElement, words: string[]): Range[] {
  const ranges: Range[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const inside = foldInPlace(node.nodeValue ?? '')
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
