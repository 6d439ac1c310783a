/** Passwords of 8 characters or more that are tried first, the world over and in India; lower case, parted by spaces. */
export const commonPasswords = `
00000000 0000000000 01234567 0123456789 0987654321 10203040 102030405060 11111111 111111111
1111111111 11223344 1122334455 112233445566 12121212 123123123 123321123 12341234 12344321
123454321 1234554321 123456123 123456654321 12345678 123456789 1234567890 12345678910
12345687 123456aa 123456ab 123456qwerty 12345qwert 1234abcd 1234qwer 123abc123 123qwe123
123qweasd 12qwaszx 13131313 147258369 147852369 14789632 159357456 1597531598 1a2b3c4d
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 20202020 22222222 31415926 33333333
44444444 456789123 55555555 66666666 69696969 741852963 77777777 786786786 789456123
87654321 88888888 987654321 9876543210 99999999 a1234567 a12345678 a123456789 a1b2c3d4
a1b2c3d4e5 aa123456 aa12345678 aaaaaaaa aabbccdd abc12345 abc123456 abc123abc abc@1234
abcd1234 abcd12345 abcd@123 abcd@1234 abcde12345 abcdefgh abcdefghi abcdefghij access14
admin123 admin1234 admin12345 admin@123 admin@1234 adminadmin administrator agri1234
agriculture airtel123 ajay1234 akshay123 alexander allah786 allahuakbar amit1234 amit@123
andhra123 android123 anil1234 anjali123 ankit123 ankit@123 anthony1 aqwzsxedc arsenal1
asd12345 asdf1234 asdfasdf asdfghjk asdfghjkl asdfqwer ayyappa1 azertyuiop babygirl
babygirl1 balaji123 balaji@123 bangalore bangalore1 barcelona baseball baseball1 basketball
batman123 beautiful bengal123 bengaluru bharat123 bharat@123 bharatmata bhopal123 bihar123
bismillah bismillah786 blink182 butterfly change123 changeme changeme1 charlie1 chelsea1
chennai1 chennai123 chocolate chotu123 computer computer1 cricket1 cricket12 cricket123
cricket@123 deepak123 deepak@123 default1 delhi123 delhi@123 demo1234 demo12345 demo@123
demodemo dhan1234 dhoni007 dhoni123 diamond1 dinesh123 dragon12 dragon123 durga123 durga@123
elizabeth everton1 facebook facebook1 facebook123 farmer12 farmer123 farmer@123 farming1
farming123 fasal123 flower123 football football1 forever1 forever21 freedom1 fuckyou1
fuckyou123 fuckyou2 ganesh12 ganesh123 ganesh1234 ganesh@123 ganesha1 ganpati1 ganpati123
geeta123 gehu1234 godisgreat godislove google12 google123 guddu123 guest123 gujarat1
gujarat123 gupta123 hannah12 hanuman1 hanuman123 hanuman@123 harekrishna harekrishna1
harharmahadev harrypotter haryana1 haryana123 hello123 hello1234 hellohello hindustan
hindustan1 hunter12 hyderabad hyderabad1 ilovegod ilovemyself iloveu123 iloveyou iloveyou!
iloveyou1 iloveyou12 iloveyou123 iloveyou2 india123 india1234 india12345 india1947 india@123
indian123 indian@123 indore123 instagram internet internet1 jaan1234 jaanjaan jaihanuman
jaihind1 jaihind123 jaihind@123 jaijawan jaijawanjaikisan jaikisan jaikisan1 jaikisan123
jaimatadi jaimatadi1 jaimatadi123 jaipur123 jaisairam jaishreeram jaishreeram1
jaishrikrishna jaishriram jaishriram1 jasmine1 jennifer jessica1 jesus123 jesus777
jesuschrist jharkhand jio12345 jordan23 kanpur123 karnataka kavita123 kerala123 kheti123
kheti@123 khetibadi killer12 killer123 kisaan123 kisan123 kisan1234 kisan12345 kisan@123
kolkata1 kolkata123 krishna1 krishna12 krishna123 krishna@123 kumar123 kumar1234 kumar@123
lakshmi1 lakshmi123 laxmi123 laxmi@123 letmein1 letmein12 letmein123 liverpool liverpool1
lkjhgfdsa login123 login1234 lovelove lovely12 lovely123 loveyou1 loveyou123 lucknow1
lucknow123 maa12345 maapapa1 mahadev1 mahadev123 mahadev@123 maharashtra mahesh123 mahi1234
mahindra mahindra1 mahindra123 manchester mandi123 mandi@123 manoj123 manoj@123 mashallah
master12 master123 matrix123 mercedes michael1 michelle microsoft midnight mnbvcxz1
mobile123 mobile@123 mohit123 monkey12 monkey123 monu1234 mukesh123 mumbai123 mumbai@123
mummy123 mummy@123 mummypapa munna123 murugan1 murugan123 mustang1 myindia1 mylove12
mylove123 mypassword mysecret nagpur123 namaskar namaste1 namaste123 nashik123 neha1234
newpassword ninja123 nokia123 nokia1234 nopassword nothing1 odisha123 omnamahshivay
omnamahshivaya omsairam omsairam1 omsairam123 p@ss1234 p@ssw0rd p@ssw0rd1 p@ssword pankaj123
papa1234 papa@123 pass1234 pass12345 pass123456 pass@123 pass@1234 passpass passw0rd
password password! password0 password1 password11 password12 password123 password1234
password123456 password2 password21 password7 password99 password@1 password@12 password@123
passwords patel123 patel@123 patna123 patna@123 phoenix1 pinky123 poiuytrewq pokemon1
pokemon123 pooja123 pooja@123 princess princess1 princess12 princess123 priya123 priya@123
pune1234 punjab123 punjab@123 q1w2e3r4 q1w2e3r4t5 qazwsx12 qazwsx123 qazwsxedc qqqqqqqq
qwe12345 qweasdzxc qweqweqwe qwer1234 qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345
qwerty123456 qwerty@123 qwertyqwerty qwertyui qwertyuiop radhakrishna radhekrishna
radheradhe radheshyam rahul123 rahul1234 rahul@123 rainbow1 raja1234 raja@123 rajasthan
rajesh123 rajesh@123 raju1234 rakesh123 ramesh123 ramesh@123 ranchi123 ranchi@123 rani1234
ravi1234 ravi12345 ravi@123 realmadrid redmi123 rohit123 rohit@123 root1234 rootroot
sachin10 sachin123 sachintendulkar saibaba1 saibaba123 sairam12 sairam123 salman123 samsung1
samsung123 samsung@123 sanjay123 sanjay@123 santosh123 santosh@123 saraswati scorpion
secret12 secret123 shadow12 shadow123 shahrukh sharma123 shiv1234 shiva123 shiva@123
shivshiv silver12 singh123 singh@123 sitaram1 sitaram123 soccer12 sonu1234 sonu@123
spiderman sriram123 starwars starwars1 strawberry sumit123 summer12 sunil123 sunil@123
sunita123 sunshine sunshine1 sunshine12 sunshine123 superman superman1 suresh123 suresh@123
swaraj123 swaraj855 sweetheart sweetu123 sweety123 tamilnadu telangana test1234 test12345
testing1 testing123 testtest thepassword tigger12 tirupati tractor1 tractor123 trustno1
upaj1234 upaj12345 upaj@123 user1234 user12345 username venkatesh verma123 victoria victory1
vijay123 vijay@123 virat123 virat@18 viratkohli waheguru waheguru1 waheguru123 welcome1
welcome12 welcome123 welcome@1 welcome@123 whatever whatever1 whatsapp whatsapp123 william1
windows1 xxxxxxxx yadav123 yadav@123 youtube123 zaq12wsx zaq1xsw2 zaq1zaq1 zxcvasdf zxcvbnm1
zxcvbnm123 zzzzzzzz
`;
