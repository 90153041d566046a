/** Names and pictures of people. What shows them says so in its `meta.shows`, and is read again when they change. */
export const personKeys = { all: ['person'] } as const
