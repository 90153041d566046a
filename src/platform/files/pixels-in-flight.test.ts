import { expect, test } from 'vitest'
import { PixelsInFlight } from './pixels-in-flight.ts'

test('pictures are read together while their pixels fit, a larger one alone', async () => {
  const flight = new PixelsInFlight(100)
  const ends: (() => void)[] = []
  const begun: number[] = []
  for (const pixels of [60, 40, 1, 500, 20])
    void flight.run(pixels, () => {
      begun.push(pixels)
      return new Promise<void>((end) => ends.push(end))
    })
  const endNext = async () => {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  await new Promise(setImmediate)
  expect(begun).toEqual([60, 40])
  await endNext()
  expect(begun).toEqual([60, 40, 1])
  await endNext()
  await endNext()
  expect(begun).toEqual([60, 40, 1, 500])
  await endNext()
  expect(begun).toEqual([60, 40, 1, 500, 20])
})
