/** What the build knows. The only file that reads `import.meta.env`. */
const built: Partial<Record<string, string>> = import.meta.env

export const environment = {
  appVersion: built.VITE_APP_VERSION ?? '0.1.0',
  /** `vietnam` and `china` have a language and a currency of their own. */
  region: built.VITE_REGION ?? 'vietnam',
  /** Where the API is served; empty means the origin of this page. */
  apiOrigin: built.VITE_API_ORIGIN ?? '',
  /** Where images are served; empty means the origin of this page. */
  siteOrigin: built.VITE_SITE_ORIGIN ?? '',
  /** The pages for developers (icon list, practice bets, learn, gallery); a production build closes them. */
  areDeveloperPagesOpen: built.VITE_DEVELOPER_PAGES !== 'closed',
  /** The panel that drives the sandbox; the server's mode must allow it too. */
  hasDevPanel: built.VITE_DEV_PANEL !== 'off',
}
