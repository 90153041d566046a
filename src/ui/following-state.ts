import { useState } from 'react'

/**
 * A state that becomes `value` each time that is another one, and runs ahead of it meanwhile. It follows while it is
 * drawn: an effect comes late, after what was pressed before the page was alive, and would take that back.
 */
export function useFollowingState<T>(value: T) {
  const [state, setState] = useState(value)
  const [followed, setFollowed] = useState(value)
  if (value !== followed) {
    setFollowed(value)
    setState(value)
  }
  return [state, setState] as const
}
