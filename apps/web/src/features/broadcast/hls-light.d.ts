/** What is used of the library's smaller form, which brings no types of its own. */
declare module 'hls.js/light' {
  export default class Hls {
    static readonly Events: { readonly ERROR: 'hlsError' }
    static isSupported(): boolean
    constructor(options: { enableWorker: boolean })
    on(event: 'hlsError', listener: (event: string, data: { fatal: boolean }) => void): void
    loadSource(url: string): void
    attachMedia(media: HTMLMediaElement): void
    destroy(): void
  }
}
