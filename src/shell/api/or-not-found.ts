import { notFound } from '@tanstack/react-router'
import { ApiError } from './api.ts'

/** In a page's loader: what the API does not know, or no longer, is a page that does not exist. */
export async function orNotFound<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) throw notFound()
    throw error
  }
}
