/** Leagues and clubs as text; league-table.ts says how a line is read. Clubs from strong to weak. */
export const VOLLEYBALL = `
=13001|WO|1|hot neutral nations:PL,FR,IT,BR,JP,SI,US,DE,AR,RS,CA,CU,IR,BG,NL,TR|Nations League Men|Nations League nam|世界男排联赛|เนชันส์ลีก ชาย
=13002|WO|1|hot neutral nations:IT,BR,TR,PL,CN,JP,US,DE,NL,RS,TH,DO,CA,BE,FR,VN:women|Nations League Women|Nations League nữ|世界女排联赛|เนชันส์ลีก หญิง
=13003|VN|1|hot|Vietnamese National League Men|Giải VĐQG Việt Nam - Nam|越南男排联赛|ลีกเวียดนาม ชาย
Sanest Khanh Hoa|Sanest Khánh Hòa|庆和燕窝|ซาเนสต์ คั้ญฮวา
Bien Phong|Biên Phòng|边防部队|เบียนฟ็อง
The Cong-Tan Cang|Thể Công - Tân Cảng|体工新港|เทกง-เติ่นกัง
Ninh Binh|Ninh Bình|宁平|นินห์บินห์
Ho Chi Minh City Police|Công An TP.HCM|胡志明市公安|ตำรวจโฮจิมินห์
Hanoi|Hà Nội|河内|ฮานอย
Da Nang|Đà Nẵng|岘港|ดานัง
Vinh Long|Vĩnh Long|永隆|หวิญล็อง
=13004|VN|1|hot|Vietnamese National League Women|Giải VĐQG Việt Nam - Nữ|越南女排联赛|ลีกเวียดนาม หญิง
VTV Binh Dien Long An|VTV Bình Điền Long An|隆安平田|วีทีวี บินห์เดี่ยน ลองอาน
Hanoi Women|Hà Nội (Nữ)|河内女排|ฮานอย (หญิง)
Ninh Binh Women|Ninh Bình (Nữ)|宁平女排|นินห์บินห์ (หญิง)
Duc Giang Lao Cai|Hóa chất Đức Giang Lào Cai|老街德江化工|ดึ๊กยาง หล่าวกาย
Signal Corps|Binh chủng Thông tin|通信兵|บิญจุ๋งทงติน
Geleximco Hung Yen|Geleximco Hưng Yên|兴安|เกเล็กซิมโก ฮึงเอียน
Thanh Hoa|Thanh Hóa|清化|ทัญฮว้า
Hai Tien Thanh Hoa|Hải Tiến Thanh Hóa|海进清化|ไห่เตี๊ยน ทัญฮว้า
=13005|TH|2||Volleyball Thailand League|Thailand League|泰国排球联赛|วอลเลย์บอลไทยแลนด์ลีก
Nakhon Ratchasima QminC||呵叻QminC|นครราชสีมา คิวมินซี วีซี
Diamond Food||钻石食品|ไดมอนด์ ฟู้ด วีซี
Supreme Chonburi||春武里至尊|สุพรีม ชลบุรี-อีเทค
Khonkaen Star||孔敬之星|ขอนแก่นสตาร์ วีซี
Air Force||泰国空军|ทหารอากาศ
Visakha||维萨卡|วิสาขา วีซี
Nakornnont||那空暖|นครนนท์ วีซี
Kasetsart||农业大学|เกษตรศาสตร์ วีซี
=13006|IT|2||SuperLega|SuperLega Ý|意大利男排超级联赛|ซูเปอร์เลกา อิตาลี
Sir Safety Perugia||佩鲁贾|เปรูจา
Itas Trentino||特伦蒂诺|เตรนตีโน
Cucine Lube Civitanova||奇维塔诺瓦|ชิวิตาโนวา
Rana Verona||维罗纳|เวโรนา
Gas Sales Piacenza||皮亚琴察|ปีอาเชนซา
Allianz Milano||米兰|มิลาโน
Modena Volley||摩德纳|โมเดนา
Vero Volley Monza||蒙扎|มอนซา
Cisterna Volley||奇斯泰尔纳|ชิสแตร์นา
Padova|||ปาโดวา
=13007|TR|2||Sultanlar Ligi|Giải nữ Thổ Nhĩ Kỳ|土耳其女排超级联赛|ซุลตันลาร์ ลีกี
Bosphorus||博斯普鲁斯|บอสฟอรัส
Eczacıbaşı||伊萨奇巴希|เอ็กซาซิบาชี
Fenerbahçe Women||费内巴切女排|เฟแนร์บาห์แช (หญิง)
Galatasaray Women||加拉塔萨雷女排|กาลาตาซาราย (หญิง)
THY||土耳其航空|ทีเอชวาย
Kuzeyboru|||คูเซย์โบรู
Nilüfer Belediyespor|||นิลูเฟอร์
Aydın BBSK|||อัยดิน
=13008|PL|3||PlusLiga|PlusLiga Ba Lan|波兰男排联赛|พลัสลีกา โปแลนด์
Jastrzębski Węgiel||亚斯琴布斯基|ยัสต์แชมบ์สกี
Aluron Warta Zawiercie||扎维耶尔切|ซาวีแยร์แช
Projekt Warszawa||华沙|วอร์ซอ
ZAKSA Kędzierzyn-Koźle||肯杰任-科兹莱|ซักซา
Resovia Rzeszów||热舒夫|แชชูฟ
Bogdanka Lublin||卢布林|ลูบลิน
Skra Bełchatów||贝乌哈图夫|สกรา
Trefl Gdańsk||格但斯克|เทรฟล์ กดัญสก์
=13009|JP|2||SV.League|SV.League Nhật Bản|日本SV联赛|เอสวีลีก ญี่ปุ่น
Suntory Sunbirds||三得利太阳鸟|ซันโทรี ซันเบิร์ดส์
Jtekt Stings||捷太格特|เจเทค สติงส์
Osaka Bluteon||大阪蓝特恩|โอซากา บลูเทออน
Wolfdogs Nagoya||名古屋狼犬|วูล์ฟด็อกส์ นาโกยา
Tokyo Great Bears||东京大熊|โตเกียว เกรตแบร์ส
Toray Arrows||东丽箭|โทเร แอร์โรวส์
Hiroshima Thunders||广岛雷霆|ฮิโรชิมะ ธันเดอร์ส
Sakai Blazers||堺开拓者|ซาไก เบลเซอร์ส
=13010|KR|3||V-League Korea|V-League Hàn Quốc|韩国V联赛|วีลีก เกาหลี
Hyundai Capital Skywalkers||现代资本|ฮุนได แคปิตอล
Korean Air Jumbos||大韩航空|โคเรียนแอร์ จัมโบส์
KB Insurance Stars||KB保险|เคบี อินชัวรันส์
Woori Card||友利卡|อูรี การ์ด
Samsung Bluefangs||三星火灾|ซัมซุง บลูแฟงส์
Ansan||安山|อันซัน
KEPCO Vixtorm||韩国电力|เคปโก
=13011|BR|3||Superliga|Superliga Brazil|巴西排球超级联赛|ซูเปร์ลีกา บราซิล
Sada Cruzeiro||萨达克鲁塞罗|ซาดา ครูเซย์รู
Minas Tênis Clube||米纳斯|มีนัส
Vôlei Renata||雷纳塔|เรนาตา
Suzano||苏扎诺|ซูซานู
Praia Clube||普拉亚|ปรัยอา คลูบี
Sesi Bauru||塞西包鲁|เซซี เบารู
Joinville||若因维利|โชอินวิลี
Guarulhos||瓜鲁柳斯|กวารูลยูส
`

export const HANDBALL = `
=8001|EU|1|hot|EHF Champions League|Champions League bóng ném|欧洲手球冠军联赛|แชมเปียนส์ลีก แฮนด์บอล
FC Barcelona Handbol||巴塞罗那|บาร์เซโลนา
SC Magdeburg||马格德堡|มัคเดอบวร์ค
Füchse Berlin||柏林狐狸|ฟุคเซอ เบอร์ลิน
Aalborg Håndbold||奥尔堡|ออลบอร์
Veszprém||维斯普雷姆|เว็สเปรม
Paris Saint-Germain Handball||巴黎圣日耳曼|ปารีส แซงต์-แชร์กแมง
HBC Nantes||南特|น็องต์
Sporting CP||葡萄牙体育|สปอร์ติง ซีพี
Industria Kielce||凯尔采|เกียลต์แซ
Wisła Płock||普沃茨克|ปวอตสก์
Pick Szeged||塞格德|แซแกด
RK Zagreb||萨格勒布|ซาเกร็บ
Dinamo București||布加勒斯特迪纳摩|ดินาโม บูคาเรสต์
Kolstad||科尔斯塔|โคลสตัด
GOG||古德梅|โกก
Eurofarm Pelister|||เปลิสเตอร์
=8002|DE|2||Handball-Bundesliga|Bundesliga bóng ném|德国手球甲级联赛|บุนเดสลีกา แฮนด์บอล
THW Kiel||基尔|คีล
Flensburg-Handewitt||弗伦斯堡|เฟลนส์บวร์ค
Rhein-Neckar Löwen||莱茵-内卡狮|ไรน์-เน็คคาร์ เลอเวิน
MT Melsungen||梅尔松根|เม็ลซุงเงิน
TSV Hannover-Burgdorf||汉诺威|ฮันโนเฟอร์
VfL Gummersbach||古默斯巴赫|กุมเมอร์สบัค
TBV Lemgo Lippe||莱姆戈|เล็มโก
HSV Hamburg||汉堡|ฮัมบวร์ค
TVB Stuttgart||斯图加特|ชตุทท์การ์ท
SC DHfK Leipzig||莱比锡|ไลพ์ซิช
=8003|FR|3||Liqui Moly Starligue|Starligue Pháp|法国手球甲级联赛|สตาร์ลีก ฝรั่งเศส
Montpellier HB||蒙彼利埃|มงเปอลีเย
USAM Nîmes||尼姆|นีมส์
Chambéry||尚贝里|ช็องเบรี
Toulouse Fenix||图卢兹|ตูลูส
Limoges||利摩日|ลิมอช
Saint-Raphaël||圣拉斐尔|แซ็ง-ราฟาแอล
Cesson Rennes|||แซซง แรนส์
Dunkerque||敦刻尔克|ดันเคิร์ก
=8004|DK|3||Danish Handball League|VĐQG Đan Mạch|丹麦手球联赛|เดนมาร์ก แฮนด์บอลลีก
Bjerringbro-Silkeborg|||บเยร์ริงโบร
Skjern Håndbold|||สเคร์น
Fredericia HK||腓特烈西亚|เฟรเดอริเซีย
TTH Holstebro||霍尔斯特布罗|โฮลสเตโบร
Mors-Thy|||มอร์ส-ธือ
Ribe-Esbjerg||里伯-埃斯比约|รีเบ-เอสบแยร์
Skanderborg AGF|||สกันเนอร์บอร์
Nordsjælland||北西兰|นอร์ดเชลลันด์
=8005|AS|2|neutral nations:QA,BH,JP,KR,KW,SU,IR,IQ,AE,CN,IN,VN|Asian Championship|Giải vô địch châu Á|亚洲手球锦标赛|ชิงแชมป์เอเชีย
=8006|EU|3|nations:DK,NO,FR,SW,HU,NL,DE,ES,PL,RO,SI,HR:women|European Women's Qualifiers|Vòng loại nữ châu Âu|欧洲女子手球预选赛|รอบคัดเลือกหญิงยุโรป
`
