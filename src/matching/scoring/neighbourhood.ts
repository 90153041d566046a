import type { Neighbourhood } from './judgement.ts'

/** How near two occupations are: the same or nothing, until the taxonomy of occupations tells more. */
export const neighbourhood: Neighbourhood = (one, other) => (one === other ? 'same' : null)
