import { notFound, redirect } from '@tanstack/react-router'
import { ApiError } from './api.ts'

/**
 * For a page's loader: where the API answers 404 or 410, the visitor sees that the page does not exist; where it answers
 * 403, that it is not theirs.
 */
export async function orNotFound<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) throw notFound()
    if (error instanceof ApiError && error.status === 403) throw redirect({ to: '/not-authorized' })
    throw error
  }
}

/**
 * In a page's loader: all that a page asks at once, waited for to the last when one of them is refused.
 * A refusal that comes while the page is on its way reaches the browser as an error that nobody catches.
 */
export async function allAnswered<T extends readonly unknown[]>(
  ...asked: { [K in keyof T]: Promise<T[K]> }
): Promise<T> {
  await Promise.allSettled(asked)
  return (await Promise.all(asked)) as unknown as T
}
