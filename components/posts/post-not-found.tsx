import { postNotFoundScreen } from '@/lib/content/error-screens'

/** The screen for a post that is not there, or cannot be told apart from one. */
export function PostNotFound() {
  const { title, text, back } = postNotFoundScreen
  return (
    <div className="empty-state">
      <div className="lost-picture" />
      <h1 className="mt-6 text-h1">{title}</h1>
      <p className="mt-4 text-ink-soft">{text}</p>
      {/* A plain link: every post brings this screen along, and after an error a full load is the better way on. */}
      <a href={back.href} className="post-call-button mt-8">
        {back.label}
      </a>
    </div>
  )
}
