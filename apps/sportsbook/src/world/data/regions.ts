/**
 * Countries and the areas above them: code | hours from UTC | English | Vietnamese | Chinese | Thai.
 * The place in the list is the region's number, so new ones go to the end.
 */
export const REGIONS = `
WO|8|International|Quốc tế|国际|นานาชาติ
AS|8|Asia|Châu Á|亚洲|เอเชีย
SE|7|South-East Asia|Đông Nam Á|东南亚|อาเซียน
EU|1|Europe|Châu Âu|欧洲|ยุโรป
SA|-4|South America|Nam Mỹ|南美洲|อเมริกาใต้
NA|-6|North and Central America|Bắc và Trung Mỹ|中北美洲|อเมริกาเหนือและกลาง
AF|1|Africa|Châu Phi|非洲|แอฟริกา
OC|11|Oceania|Châu Đại Dương|大洋洲|โอเชียเนีย
EL|7|Electronic|Thể thao điện tử|电子竞技|อีสปอร์ต
VN|7|Vietnam|Việt Nam|越南|เวียดนาม
TH|7|Thailand|Thái Lan|泰国|ไทย
MY|8|Malaysia|Malaysia|马来西亚|มาเลเซีย
ID|7|Indonesia|Indonesia|印度尼西亚|อินโดนีเซีย
SG|8|Singapore|Singapore|新加坡|สิงคโปร์
PH|8|Philippines|Philippines|菲律宾|ฟิลิปปินส์
KH|7|Cambodia|Campuchia|柬埔寨|กัมพูชา
LA|7|Laos|Lào|老挝|ลาว
MM|6.5|Myanmar|Myanmar|缅甸|เมียนมา
BN|8|Brunei|Brunei|文莱|บรูไน
TL|9|Timor-Leste|Đông Timor|东帝汶|ติมอร์-เลสเต
JP|9|Japan|Nhật Bản|日本|ญี่ปุ่น
KR|9|South Korea|Hàn Quốc|韩国|เกาหลีใต้
CN|8|China|Trung Quốc|中国|จีน
HK|8|Hong Kong, China|Hồng Kông, Trung Quốc|中国香港|ฮ่องกง จีน
TW|8|Chinese Taipei|Đài Bắc Trung Hoa|中华台北|จีนไทเป
IN|5.5|India|Ấn Độ|印度|อินเดีย
UZ|5|Uzbekistan|Uzbekistan|乌兹别克斯坦|อุซเบกิสถาน
KZ|5|Kazakhstan|Kazakhstan|哈萨克斯坦|คาซัคสถาน
SU|3|Saudi Arabia|Ả Rập Xê Út|沙特阿拉伯|ซาอุดีอาระเบีย
AE|4|United Arab Emirates|UAE|阿联酋|สหรัฐอาหรับเอมิเรตส์
QA|3|Qatar|Qatar|卡塔尔|กาตาร์
IR|3.5|Iran|Iran|伊朗|อิหร่าน
IQ|3|Iraq|Iraq|伊拉克|อิรัก
JO|3|Jordan|Jordan|约旦|จอร์แดน
OM|4|Oman|Oman|阿曼|โอมาน
BH|3|Bahrain|Bahrain|巴林|บาห์เรน
KW|3|Kuwait|Kuwait|科威特|คูเวต
SY|3|Syria|Syria|叙利亚|ซีเรีย
AU|10|Australia|Úc|澳大利亚|ออสเตรเลีย
NZ|12|New Zealand|New Zealand|新西兰|นิวซีแลนด์
GB|0|England|Anh|英格兰|อังกฤษ
SC|0|Scotland|Scotland|苏格兰|สกอตแลนด์
WA|0|Wales|Xứ Wales|威尔士|เวลส์
IE|0|Ireland|Ireland|爱尔兰|ไอร์แลนด์
ES|1|Spain|Tây Ban Nha|西班牙|สเปน
IT|1|Italy|Ý|意大利|อิตาลี
DE|1|Germany|Đức|德国|เยอรมนี
FR|1|France|Pháp|法国|ฝรั่งเศส
PT|0|Portugal|Bồ Đào Nha|葡萄牙|โปรตุเกส
NL|1|Netherlands|Hà Lan|荷兰|เนเธอร์แลนด์
BE|1|Belgium|Bỉ|比利时|เบลเยียม
TR|3|Türkiye|Thổ Nhĩ Kỳ|土耳其|ตุรกี
GR|2|Greece|Hy Lạp|希腊|กรีซ
RU|3|Russia|Nga|俄罗斯|รัสเซีย
UA|2|Ukraine|Ukraine|乌克兰|ยูเครน
PL|1|Poland|Ba Lan|波兰|โปแลนด์
AT|1|Austria|Áo|奥地利|ออสเตรีย
CH|1|Switzerland|Thụy Sĩ|瑞士|สวิตเซอร์แลนด์
DK|1|Denmark|Đan Mạch|丹麦|เดนมาร์ก
SW|1|Sweden|Thụy Điển|瑞典|สวีเดน
NO|1|Norway|Na Uy|挪威|นอร์เวย์
FI|2|Finland|Phần Lan|芬兰|ฟินแลนด์
CZ|1|Czechia|Séc|捷克|เช็กเกีย
SK|1|Slovakia|Slovakia|斯洛伐克|สโลวาเกีย
HU|1|Hungary|Hungary|匈牙利|ฮังการี
RO|2|Romania|Romania|罗马尼亚|โรมาเนีย
BG|2|Bulgaria|Bulgaria|保加利亚|บัลแกเรีย
RS|1|Serbia|Serbia|塞尔维亚|เซอร์เบีย
HR|1|Croatia|Croatia|克罗地亚|โครเอเชีย
SI|1|Slovenia|Slovenia|斯洛文尼亚|สโลวีเนีย
IS|0|Iceland|Iceland|冰岛|ไอซ์แลนด์
LT|2|Lithuania|Litva|立陶宛|ลิทัวเนีย
LV|2|Latvia|Latvia|拉脱维亚|ลัตเวีย
EE|2|Estonia|Estonia|爱沙尼亚|เอสโตเนีย
GE|4|Georgia|Gruzia|格鲁吉亚|จอร์เจีย
US|-6|USA|Mỹ|美国|สหรัฐอเมริกา
CA|-5|Canada|Canada|加拿大|แคนาดา
MX|-6|Mexico|Mexico|墨西哥|เม็กซิโก
CR|-6|Costa Rica|Costa Rica|哥斯达黎加|คอสตาริกา
DO|-4|Dominican Republic|Cộng hòa Dominica|多米尼加|โดมินิกัน
CU|-5|Cuba|Cuba|古巴|คิวบา
PR|-4|Puerto Rico|Puerto Rico|波多黎各|เปอร์โตริโก
VE|-4|Venezuela|Venezuela|委内瑞拉|เวเนซุเอลา
BR|-3|Brazil|Brazil|巴西|บราซิล
AR|-3|Argentina|Argentina|阿根廷|อาร์เจนตินา
UY|-3|Uruguay|Uruguay|乌拉圭|อุรุกวัย
CL|-4|Chile|Chile|智利|ชิลี
CO|-5|Colombia|Colombia|哥伦比亚|โคลอมเบีย
PE|-5|Peru|Peru|秘鲁|เปรู
EC|-5|Ecuador|Ecuador|厄瓜多尔|เอกวาดอร์
PY|-3|Paraguay|Paraguay|巴拉圭|ปารากวัย
EG|2|Egypt|Ai Cập|埃及|อียิปต์
MA|1|Morocco|Ma-rốc|摩洛哥|โมร็อกโก
TN|1|Tunisia|Tunisia|突尼斯|ตูนิเซีย
DZ|1|Algeria|Algeria|阿尔及利亚|แอลจีเรีย
NG|1|Nigeria|Nigeria|尼日利亚|ไนจีเรีย
SN|0|Senegal|Senegal|塞内加尔|เซเนกัล
CI|0|Ivory Coast|Bờ Biển Ngà|科特迪瓦|ไอวอรีโคสต์
GH|0|Ghana|Ghana|加纳|กานา
CM|1|Cameroon|Cameroon|喀麦隆|แคเมอรูน
ZA|2|South Africa|Nam Phi|南非|แอฟริกาใต้
FJ|12|Fiji|Fiji|斐济|ฟิจิ
WS|13|Samoa|Samoa|萨摩亚|ซามัว
TO|13|Tonga|Tonga|汤加|ตองงา
MN|8|Mongolia|Mông Cổ|蒙古|มองโกเลีย
`
