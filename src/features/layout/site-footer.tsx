import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { Container } from '~/components/section';
import { SiteLink } from '~/components/site-link';
import { layoutCopy } from '~/copy/layout';
import { dayInWib } from '~/lib/dates';
import type { Locale } from '~/lib/locale';
import { telLink } from '~/lib/phone';
import { mapsLink } from '~/lib/urls';
import type { Settings } from '~/schemas/settings';
import { BrandMark } from './brand-mark';
import { menu } from './menu';
import styles from './site-footer.module.css';

/** The foot of every public page (C023–C027). @param info null when the settings could not be read */
export function SiteFooter({ locale, info }: { locale: Locale; info: Settings | null }) {
  const copy = layoutCopy[locale];
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.about}>
            <div className={styles.brand}>
              <BrandMark size={52} />
              <strong>{copy.siteName}</strong>
            </div>
            <p>{copy.footerAbout}</p>
          </div>
          <nav aria-labelledby="kaki-menu">
            <h2 id="kaki-menu">{copy.footerMenu}</h2>
            <ul className={styles.list}>
              {menu.map(({ key, href }) => (
                <li key={key}>
                  <SiteLink href={href} locale={locale}>
                    {copy.nav[key]}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="kaki-olahraga">
            <h2 id="kaki-olahraga">{copy.footerSports}</h2>
            <ul className={styles.list}>
              {copy.sports.map((sport, index) => (
                <li key={sport}>
                  <SiteLink href={`/sports?kategori=${layoutCopy.id.sports[index]}`} locale={locale}>
                    {sport}
                  </SiteLink>
                </li>
              ))}
              <li>
                <SiteLink href="/sports" locale={locale} className={styles.all}>
                  {copy.allSports}
                </SiteLink>
              </li>
            </ul>
          </nav>
          <section aria-labelledby="kaki-kontak">
            <h2 id="kaki-kontak">{copy.footerContact}</h2>
            {info ? <ContactLines locale={locale} info={info} /> : <p>{copy.loadFailed}</p>}
          </section>
        </div>
        <div className={styles.base}>
          <p>{copy.copyright(Number(dayInWib(new Date()).slice(0, 4)))}</p>
          <p className={styles.legal}>
            <SiteLink href="/privacy" locale={locale}>
              {copy.privacy}
            </SiteLink>
            <SiteLink href="/terms" locale={locale}>
              {copy.terms}
            </SiteLink>
          </p>
        </div>
      </Container>
    </footer>
  );
}

function ContactLines({ locale, info }: { locale: Locale; info: Settings }) {
  const copy = layoutCopy[locale];
  return (
    <address className={styles.contact}>
      <a href={mapsLink(info.mapPlace)} target="_blank" rel="noopener noreferrer">
        <IconMapPin size={20} aria-hidden="true" />
        <span>
          <span className="visually-hidden">{copy.address}: </span>
          {info.address}
          <span className="visually-hidden"> {copy.newTab}</span>
        </span>
      </a>
      {[info.phone1, info.phone2].map((phone) => (
        <a key={phone} href={telLink(phone)}>
          <IconPhone size={20} aria-hidden="true" />
          <span>
            <span className="visually-hidden">{copy.phone}: </span>
            {phone}
          </span>
        </a>
      ))}
      <a href={`mailto:${info.email}`}>
        <IconMail size={20} aria-hidden="true" />
        <span>
          <span className="visually-hidden">{copy.email}: </span>
          {info.email}
        </span>
      </a>
    </address>
  );
}
