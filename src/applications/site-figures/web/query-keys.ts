/** Of what the site counts of itself. */
export const siteFigureKeys = { all: ['site-figures'] } as const
