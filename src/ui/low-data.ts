import { createContext, useContext } from 'react'

/** Whether the reader pays for every kilobyte and asked for a page without pictures. */
export const LowData = createContext(false)

/** Whether letters stand in the place of pictures. */
export function useLowData(): boolean {
  return useContext(LowData)
}
