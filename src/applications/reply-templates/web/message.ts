import { useState } from 'react'

/**
 * A message of a form that choices can fill: a proposed text, a template. What a person typed is only replaced when the
 * person says so.
 */
export function useFilledMessage(message: string, write: (message: string) => unknown) {
  const [placed, setPlaced] = useState('')
  /** The text that waits for a yes. */
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
    /** Fills the message, or asks first when it was typed. */
    propose: (text: string) => (isTyped && text !== message ? setWaiting(text) : place(text)),
    accept: () => waiting !== null && place(waiting),
    keep: () => setWaiting(null),
    place,
  }
}

export type FilledMessage = ReturnType<typeof useFilledMessage>
