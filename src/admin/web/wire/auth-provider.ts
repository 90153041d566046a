import { type AuthProvider, HttpError } from 'react-admin'
import { ask } from './ask.ts'
import { forgetSession, readSession } from './session.ts'

/** Who is signed in, and what becomes of an answer that says that nobody is. */
export const authProvider: AuthProvider = {
  async login() {
    // The page itself asked for the password and the code.
    forgetSession()
    await readSession()
  },
  async logout() {
    forgetSession()
    await ask('POST', '/logout').catch(() => undefined)
  },
  async checkAuth() {
    await readSession()
  },
  async checkError(error) {
    if (!(error instanceof HttpError) || error.status !== 401) return
    forgetSession()
    throw error
  },
  async getIdentity() {
    const { id, name, site } = await readSession()
    return { id, fullName: name, site }
  },
  async getPermissions() {
    return (await readSession()).permissions
  },
}
