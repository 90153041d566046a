/** The fields of the slots, in their order; the first one is needed. */
export const MAILED_SLOTS = ['slot_1', 'slot_2', 'slot_3'] as const
export type MailedSlot = (typeof MAILED_SLOTS)[number]
