/** These are of the applicant. */
export const applicationKeys = {
  all: ['applications'],
  lists: ['applications', 'list'],
  list: (query: object) => ['applications', 'list', query] as const,
  one: (id: string) => ['applications', 'one', id] as const,
  prepared: ['applications', 'prepared'],
  beforeApplying: ['applications', 'before-applying'],
} as const

/** These are of the company that received them. */
export const recruiterApplicationKeys = {
  all: ['received'],
  lists: ['received', 'list'],
  list: (search: object) => ['received', 'list', search] as const,
  board: (filters: object) => ['received', 'list', 'board', filters] as const,
  /** The comparison is among the lists, because what changes an application changes how it compares. */
  comparison: (ids: readonly number[]) => ['received', 'list', 'comparison', ids] as const,
  one: (id: number, filters: object) => ['received', 'one', id, filters] as const,
  recipients: (query: object) => ['received', 'recipients', query] as const,
  waiting: ['received', 'waiting'],
  /** This matches an application under whatever filters it was opened. */
  ofId: (id: number) => ['received', 'one', id] as const,
} as const

/** The letters that an applicant keeps, and what helps to write one for an offer. */
export const letterKeys = {
  all: ['letters'],
  kept: ['letters', 'kept'],
  help: (offerId: number) => ['letters', 'help', offerId] as const,
} as const

export const replyTemplateKeys = { all: ['reply-templates'] } as const

/** Each side reads the conversation of an application for itself. */
export const threadKeys = {
  all: ['threads'],
  one: (area: string, id: number) => ['threads', area, id] as const,
} as const

export const proposalKeys = { one: (area: string, id: number) => ['proposals', area, id] as const } as const

export const evaluationKeys = {
  all: ['evaluations'],
  one: (id: number) => ['evaluations', 'of', id] as const,
  choices: ['evaluations', 'choices'],
} as const

/** The browser alone keeps the selection, so no call answers this key. */
export const selectionKeys = { all: ['selected-applications'] } as const

/** These are the offers to which a recruiter adds a candidate by hand. */
export const enteredCandidateKeys = { offers: ['entered-candidates', 'offers'] } as const

/** What the link of a mail answers; the key has its secret, which the browser keeps no longer than the page. */
export const answerPageKeys = { one: (token: string) => ['answers-by-mail', token] as const } as const
