/** A guest corrects its CV and takes it again; whoever needs more for one address wants an account. */
export const DOWNLOADS_OF_ADDRESS = 5
