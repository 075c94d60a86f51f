export { captchaRoutes } from './captcha-routes.ts'
export { createCaptcha, type Captcha, type CaptchaSource } from './captcha-service.ts'
