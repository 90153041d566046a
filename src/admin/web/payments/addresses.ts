export const STATEMENTS = '/releves'
