/** What people write to the team about; each kind has its own form. */
export const MESSAGE_KINDS = ['contact', 'sourcing', 'feedback', 'partner'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

export const MESSAGE_KIND_LABELS: Record<MessageKind, string> = {
  contact: 'Contact',
  sourcing: 'Sourcing',
  feedback: 'Avis',
  partner: 'Partenariat',
}

/** What a form asked beside the message, in words. */
export interface MessageFact {
  label: string
  value: string
}
