import { VideoPlayer } from './lazy-parts'
import { Picture, type PictureSource } from '@/components/ui/picture'
import { videoWords } from '@/lib/content/post-words'
import { shell } from '@/lib/content/shell'
import type { VideoLine } from '@/lib/markdown/video-lines'

type Props = {
  video: VideoLine
  /** An image of this site: a thumbnail of the video's host would contact the host before the video plays. */
  still: PictureSource
}

/** A video of a post. Without a script the whole card is a link to it; print shows its address. */
export function VideoCard({ video: { address, title, host, player }, still }: Props) {
  const name = title ?? videoWords.untitled(host)
  return (
    <figure className="video-card">
      <VideoPlayer host={host} player={player} name={name}>
        <Picture {...still} alt="" sizes="(min-width: 800px) 680px, calc(100vw - 40px)" narrowest={384} />
      </VideoPlayer>
      <figcaption>
        <a href={address} target="_blank" rel="noopener noreferrer" className="video-link">
          {name}
          <span className="sr-only"> {shell.newTab}</span>
        </a>
        <span className="video-address">{address}</span>
      </figcaption>
    </figure>
  )
}
