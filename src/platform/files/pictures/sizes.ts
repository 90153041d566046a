/** One size of a picture, in pixels: `cover` fills it and cuts what is over, `inside` keeps all of it and never enlarges. */
export interface PictureSize {
  width: number
  height: number
  fit: 'cover' | 'inside'
}

/** A picture that is to be made anew. */
export interface SizesTask {
  bytes: Uint8Array
  sizes: readonly PictureSize[]
}

/** What is asked of the process that reads pictures: to make one anew, or to say what it looks like. */
export type PictureTask = SizesTask | { bytes: Uint8Array; sizes: null }
