import { asc, eq } from 'drizzle-orm'
import { cleanRichText } from '#src/content/rich-texts/clean.ts'
import { linesOf } from '#src/content/rich-texts/shared/lines.ts'
import { withValues } from '#src/content/texts/shared/marks.ts'
import type { Database } from '#src/platform/database.ts'
import { plainWords } from '#src/shared/phrases.ts'
import type { Question, QuestionGroup } from './contract.ts'
import { FAQ_GROUP_IDS, FAQ_GROUPS } from './shared/groups.ts'
import { faqQuestions } from './tables.ts'

/** Words of a question that say nothing of what is looked for. */
const SMALL_WORDS = new Set(
  'a au aux ce ces comment d dans de des du elle en est et il j je l la le les ma mes mon ne on ou par pas pour puis que quel quelle qui s se si sur un une'.split(
    ' ',
  ),
)

/** Lists the published questions by group, those that have every word of `text` or its beginning; all of them for an empty text. */
export async function listPublished(database: Database, text: string): Promise<QuestionGroup[]> {
  const rows = await database
    .select()
    .from(faqQuestions)
    .where(eq(faqQuestions.is_published, true))
    .orderBy(asc(faqQuestions.position), asc(faqQuestions.id))
  const words = wordsOf(text).filter((word) => !SMALL_WORDS.has(word))
  return FAQ_GROUP_IDS.map((id) => {
    const own = rows.filter(({ group }) => group === id)
    const questions = own
      .map(({ anchor, question, answer }) => ({
        id: anchor,
        question,
        answer: withValues(cleanRichText(answer)),
      }))
      .filter((each) => hasEvery(each, words))
    return { id, title: FAQ_GROUPS[id], count: own.length, questions }
  }).filter(({ count }) => count > 0)
}

function hasEvery({ question, answer }: Question, words: string[]): boolean {
  if (words.length === 0) return true
  const own = wordsOf([question, ...linesOf(answer)].join(' '))
  // A plural in the search finds the singular of the text.
  return words.every((word) => own.some((each) => each.startsWith(word.replace(/s$/, ''))))
}

const wordsOf = (text: string) => plainWords(text.replaceAll(/[’']/g, ' ')).split(' ').filter(Boolean)
