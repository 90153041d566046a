import { AppLink } from '#src/ui/app-link.tsx'
import { blocksOf, piecesOf, type TextPiece } from '../shared/answer-text.ts'

/** The paragraphs and lists of an answer. */
export function Answer({ answer }: { answer: readonly string[] }) {
  return blocksOf(answer).map((block) =>
    Array.isArray(block) ? (
      <ul key={block[0]}>
        {block.map((item) => (
          <li key={item}>
            <Words paragraph={item} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={block}>
        <Words paragraph={block} />
      </p>
    ),
  )
}

function Words({ paragraph }: { paragraph: string }) {
  return piecesOf(paragraph).map((piece) => <Piece key={piece.text} {...piece} />)
}

function Piece({ text, isBold, href }: TextPiece) {
  if (href) return <AppLink href={href}>{text}</AppLink>
  return isBold ? <b>{text}</b> : text
}
