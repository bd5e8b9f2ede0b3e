import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { videoWords } from '@/lib/content/post-words'
import type { Video } from '@/lib/markdown/video'

type PlayerProps = Video & { name: string }

/** The player. It takes the focus, because it replaces the pressed button. */
function Player({ host, player, name }: PlayerProps) {
  const film = useRef<HTMLVideoElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => (film.current ?? frame.current)?.focus(), [])
  if (!host) return <video ref={film} src={player} aria-label={name} controls autoPlay playsInline />
  const address = new URL(player)
  address.searchParams.set('autoplay', '1')
  return (
    <iframe
      ref={frame}
      src={address.href}
      title={name}
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // YouTube refuses to play without a referrer. The origin alone does not reveal the secret address of a preview.
      referrerPolicy="strict-origin"
    />
  )
}

type Props = PlayerProps & {
  /** The still picture. */
  children: ReactNode
}

/** A still picture with a play button, which loads the player. A note names the host that the player contacts. */
export function VideoPlayer({ children, ...video }: Props) {
  const [isPlaying, setPlaying] = useState(false)
  const id = useId()
  const { host, name } = video
  return (
    <>
      <div className="video-frame">
        {isPlaying ? (
          <Player {...video} />
        ) : (
          <>
            {children}
            <button
              type="button"
              className="video-play needs-script"
              aria-label={videoWords.play(name)}
              aria-describedby={host ? id : undefined}
              onClick={() => setPlaying(true)}
            />
          </>
        )}
      </div>
      {host && !isPlaying && (
        <p id={id} className="video-asks needs-script">
          {videoWords.asks(host)}
        </p>
      )}
    </>
  )
}
