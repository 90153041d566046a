import { useState } from 'react'

/**
 * A proposed text or a template can fill the message of a form. What a person typed is only replaced when the person
 * agrees.
 */
export function useFilledMessage(message: string, write: (message: string) => unknown) {
  const [placed, setPlaced] = useState('')
  /** This text waits until the person agrees to it. */
  const [waiting, setWaiting] = useState<string | null>(null)
  const place = (text: string) => {
    write(text)
    setPlaced(text)
    setWaiting(null)
  }
  const isTyped = message.trim() !== '' && message !== placed
  return {
    isTyped,
    waiting,
    /** The text fills the message, or waits for the person's consent where the message was typed. */
    propose: (text: string) => (isTyped && text !== message ? setWaiting(text) : place(text)),
    accept: () => waiting !== null && place(waiting),
    keep: () => setWaiting(null),
    place,
  }
}

export type FilledMessage = ReturnType<typeof useFilledMessage>
