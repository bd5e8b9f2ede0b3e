import { useEffect, useState } from 'react'

type Message = 'open' | 'here' | 'gone'

/** Whether another tab of this browser has the same form open. The tabs tell each other; crashed ones say nothing. */
export function useElsewhere(formKey: string): boolean {
  const [isElsewhere, setIsElsewhere] = useState(false)
  useEffect(() => {
    const channel = new BroadcastChannel(formKey)
    const say = (message: Message) => channel.postMessage(message)
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      setIsElsewhere(data !== 'gone')
      if (data === 'open') say('here')
      // There may be a third one.
      if (data === 'gone') say('open')
    }
    say('open')
    const leave = () => say('gone')
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
      channel.close()
    }
  }, [formKey])
  return isElsewhere
}
