/** One size of a picture, in pixels: `cover` fills it and cuts what is over, `inside` keeps all of it and never enlarges. */
export interface PictureSize {
  width: number
  height: number
  fit: 'cover' | 'inside'
}

/** What is asked of the process that reads pictures. */
export interface PictureTask {
  bytes: Uint8Array
  sizes: readonly PictureSize[]
}
