export { captchaRoutes } from './captcha-routes.ts'
export { createCaptcha, type Captcha } from './captcha-service.ts'
