import { findMatches, type Search } from './findMatches.ts'

self.onmessage = ({ data }: MessageEvent<Search>) => self.postMessage(findMatches(data))
