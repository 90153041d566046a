/** Of the partners that are shown. */
export const partnerKeys = { all: ['partners'] } as const
