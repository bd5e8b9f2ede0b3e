import { useEffect, useState } from 'react'

type Message = 'open' | 'here' | 'gone'

/** How long another tab may take to answer. */
const ANSWER_WITHIN_MS = 500

/** Whether another tab of this browser has the same form open. The tabs tell each other; one that is silent is gone. */
export function useElsewhere(formKey: string): boolean {
  const [isElsewhere, setIsElsewhere] = useState(false)
  useEffect(() => {
    const channel = new BroadcastChannel(formKey)
    const say = (message: Message) => channel.postMessage(message)
    let silence: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      clearTimeout(silence)
      silence = setTimeout(() => setIsElsewhere(false), ANSWER_WITHIN_MS)
      say('open')
    }
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      // There may be a third one.
      if (data === 'gone') return ask()
      clearTimeout(silence)
      setIsElsewhere(true)
      if (data === 'open') say('here')
    }
    ask()
    const leave = () => say('gone')
    window.addEventListener('pagehide', leave)
    // A tab that crashed, or was closed in a hurry, has not said that it goes.
    window.addEventListener('focus', ask)
    return () => {
      clearTimeout(silence)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('focus', ask)
      leave()
      channel.close()
    }
  }, [formKey])
  return isElsewhere
}
