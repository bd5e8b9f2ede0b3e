import { contactForm } from '@/lib/content/contact-form'
import { ContactForm } from './contact-form'

/** The form on its sheet. Two anchors lead here; by the outer one the form's script fills in the consultation. */
export function MessageSheet() {
  return (
    <div id={contactForm.consultationId}>
      <section
        id={contactForm.id}
        className="cut relative overflow-clip bg-paper-raised px-6 py-9 shadow-paper sm:px-10 sm:py-12"
      >
        <h2 id="message-title" className="text-h2">
          {contactForm.title}
        </h2>
        <p className="mt-3 mb-8 text-ink-soft">{contactForm.text}</p>
        <ContactForm />
      </section>
    </div>
  )
}
