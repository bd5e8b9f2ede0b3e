import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { from: string; to: string[]; source: string }

/** A mail server that records mails. It refuses addresses that begin with "unknown" or "busy". */
export function startMailServer(port: number): { close: () => void; received: () => ReceivedMail[] } {
  const got: ReceivedMail[] = []
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'panel' && password === 'end-to-end'
        ? done(null, { user: username })
        : done(new Error('no such user')),
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = address.startsWith('unknown') ? 550 : address.startsWith('busy') ? 451 : null
      if (responseCode === null) done()
      else done(Object.assign(new Error('not here'), { responseCode }))
    },
    onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
      void text(stream).then((source) => {
        got.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), source })
        done()
      })
    },
  })
  server.listen(port, '127.0.0.1')
  return { close: () => server.close(), received: () => got }
}
