import Link from 'next/link'
import type { ReactNode } from 'react'
import { HomeLink } from '../shell/panel-frame'
import { Button } from '@/components/ui/button'
import { LOGIN_PATH } from '@/lib/auth/login-address'
import { getSite } from '@/lib/settings/get-site'

/** The layout of pages before the panel, such as the login: a centred sheet with a heading. */
export async function SignInPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-md content-center gap-6 px-5 py-10">
      <p className="font-display font-semibold text-2xl">{(await getSite()).name}</p>
      <div className="cut grid gap-6 border border-line bg-paper-raised p-6 pt-9 shadow-paper sm:p-9">
        <h1 className="text-h2">{title}</h1>
        {children}
      </div>
      <HomeLink>Back to the site</HomeLink>
    </main>
  )
}

/** A button that opens the panel. A form causes a full load, without the redirects that the router has cached. */
export const OpenPanel = () => (
  <form action="/admin/blog" className="grid">
    <Button type="submit">Open the panel</Button>
  </form>
)

/** Shown for a secret link that is no longer valid. `login`: the text of the link to the login. */
export const LinkOverPage = ({ title, text, login }: { title: string; text: string; login: string }) => (
  <SignInPage title={title}>
    <p>{text}</p>
    <p>
      <Link href={LOGIN_PATH} className="underline underline-offset-4">
        {login}
      </Link>
    </p>
  </SignInPage>
)
