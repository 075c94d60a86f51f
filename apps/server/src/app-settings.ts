import { THIRD_PARTY_ORIGINS } from '@keo/contract/third-party-origins'
import type { HttpSettings } from '@keo/service-kit/http/http-server'
import { isHttps, isProd, type Config } from './config.ts'
import type { SendGuardSettings } from './features/codes/index.ts'
import type { MemberSettings } from './features/members/index.ts'
import type { SiteSettings } from './features/site/index.ts'

const IN_FLIGHT_MAX = 1000

export function httpSettings(config: Config, webRoot: string | null): HttpSettings {
  const { CHAT_LICENCE, ERROR_SERVICE_URL, PIXEL_ID, SITE_ORIGINS, WEBVIEW_HOSTS } = config
  return {
    title: 'Kèo',
    version: '1.0.0',
    isProd: isProd(config),
    isHttps: isHttps(config),
    siteOrigins: SITE_ORIGINS,
    hosts: SITE_ORIGINS.map((origin) => new URL(origin).hostname),
    operatorToken: config.OPERATOR_TOKEN,
    // The list the web view itself goes by, so that page and policy cannot disagree.
    policyOrigins: {
      frames: [
        ...WEBVIEW_HOSTS.map((host) => `https://${host}`),
        ...(CHAT_LICENCE ? [THIRD_PARTY_ORIGINS.chat] : []),
      ],
      images: PIXEL_ID ? [THIRD_PARTY_ORIGINS.pixel] : [],
      connections: ERROR_SERVICE_URL ? [new URL(ERROR_SERVICE_URL).origin] : [],
    },
    webRoot,
    bodyLimitBytes: config.BODY_LIMIT_KB * 1024,
    inFlightMax: IN_FLIGHT_MAX,
    checksResponses: config.KEO_MODE === 'dev' || config.KEO_MODE === 'test',
  }
}

export function siteSettings(config: Config): SiteSettings {
  return {
    mode: config.KEO_MODE,
    webviewHosts: config.WEBVIEW_HOSTS,
    chatLicence: config.CHAT_LICENCE,
    captchaId: config.CAPTCHA_ID,
    errorServiceUrl: config.ERROR_SERVICE_URL,
    pixelId: config.PIXEL_ID,
    pixelHosts: config.PIXEL_HOSTS,
  }
}

/** Sends of the whole site within an hour; a site of another size sets another number. */
export function codeSettings(config: Config): SendGuardSettings {
  return {
    hourlyBudget: { sms: config.SMS_HOURLY_MAX, mail: config.MAIL_HOURLY_MAX },
    isNetworkShared: config.RATE_LIMITS === 'off',
  }
}

export function memberSettings(config: Config): MemberSettings {
  return { ageMin: config.AGE_MIN, holdHours: config.CONTACT_HOLD_HOURS }
}
