import { SENTENCES_A_G } from './sentences-a-g.ts'
import { SENTENCES_H_N } from './sentences-h-n.ts'

/**
 * Sentences for a post, by the code of its occupation; their blanks are the person's to fill. Occupations without any
 * have those of their area.
 */
export const TRADE_SENTENCES: Record<string, readonly string[]> = { ...SENTENCES_A_G, ...SENTENCES_H_N }
