import sentences from './sentences.json'

/**
 * Sentences for a post, by the code of its occupation; their blanks are the person's to fill. Occupations without any
 * have those of their area.
 */
export const TRADE_SENTENCES: Record<string, readonly string[]> = sentences
