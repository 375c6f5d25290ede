/* Generated from openapi/ by `npm run generate`: validators compiled ahead of time. Change the contract, not this file. */
// @ts-nocheck: machine-made JavaScript, whose types stand in ../compiled.ts.
import { equal, formats, ucs2length } from '../compiled-helpers.js';
export const answerPointers = [
  "#/components/schemas/PaymentRequestList",
  "#/components/schemas/ErrorInvalidParameter",
  "#/components/schemas/ErrorUnauthenticated",
  "#/components/schemas/ErrorPermissionDenied",
  "#/components/schemas/ErrorMethodNotAllowed",
  "#/components/schemas/ErrorRateLimited",
  "#/components/schemas/ErrorInternalServerError",
  "#/components/schemas/ErrorServiceUnavailable",
  "#/components/schemas/PaymentRequest",
  "#/components/schemas/ErrorIdempotencyConflict",
  "#/components/schemas/ErrorIdempotencyUnprocessable",
  "#/components/schemas/ErrorNotFound",
  "#/components/schemas/TransactionList",
  "#/components/schemas/Transaction",
  "#/components/schemas/InvoiceList",
  "#/components/schemas/Invoice",
  "#/components/schemas/PayoutList",
  "#/components/schemas/PayoutCreated",
  "#/components/schemas/ErrorPayoutUnprocessable",
  "#/components/schemas/Payout",
  "#/components/schemas/WebhookEndpointList",
  "#/components/schemas/WebhookEndpoint",
  "#/components/schemas/ErrorWebhookConflict",
  "#/components/schemas/WebhookDeletion",
  "#/components/schemas/Balance",
  "#/components/schemas/Account"
];
export const touchedBy = {
  "auth-error-body-status": [
    "#/components/schemas/ErrorUnauthenticated"
  ],
  "envelope-form2": [
    "createWebhook",
    "#/components/schemas/WebhookEndpointList",
    "#/components/schemas/WebhookEndpoint"
  ],
  "error-codes-catalog": [
    "#/components/schemas/ErrorUnauthenticated",
    "#/components/schemas/ErrorRateLimited",
    "#/components/schemas/ErrorInternalServerError",
    "#/components/schemas/ErrorIdempotencyConflict",
    "#/components/schemas/ErrorIdempotencyUnprocessable",
    "#/components/schemas/ErrorPayoutUnprocessable",
    "#/components/schemas/ErrorWebhookConflict"
  ],
  "error-codes-overview": [
    "#/components/schemas/ErrorInvalidParameter",
    "#/components/schemas/ErrorUnauthenticated",
    "#/components/schemas/ErrorPermissionDenied",
    "#/components/schemas/ErrorMethodNotAllowed",
    "#/components/schemas/ErrorRateLimited",
    "#/components/schemas/ErrorInternalServerError",
    "#/components/schemas/ErrorServiceUnavailable",
    "#/components/schemas/ErrorIdempotencyConflict",
    "#/components/schemas/ErrorIdempotencyUnprocessable",
    "#/components/schemas/ErrorNotFound",
    "#/components/schemas/ErrorPayoutUnprocessable",
    "#/components/schemas/ErrorWebhookConflict"
  ],
  "error-details-string": [
    "#/components/schemas/ErrorInvalidParameter",
    "#/components/schemas/ErrorUnauthenticated",
    "#/components/schemas/ErrorPermissionDenied",
    "#/components/schemas/ErrorMethodNotAllowed",
    "#/components/schemas/ErrorRateLimited",
    "#/components/schemas/ErrorInternalServerError",
    "#/components/schemas/ErrorServiceUnavailable",
    "#/components/schemas/ErrorIdempotencyConflict",
    "#/components/schemas/ErrorIdempotencyUnprocessable",
    "#/components/schemas/ErrorNotFound",
    "#/components/schemas/ErrorPayoutUnprocessable",
    "#/components/schemas/ErrorWebhookConflict"
  ],
  "semantic-status-422": [
    "#/components/schemas/ErrorPayoutUnprocessable",
    "#/components/schemas/ErrorUnprocessable"
  ],
  "envelope-form2-events-named": [
    "createWebhook",
    "#/components/schemas/WebhookEndpointList",
    "#/components/schemas/WebhookEndpoint"
  ],
  "events-named": [
    "createWebhook",
    "#/components/schemas/WebhookEndpointList",
    "#/components/schemas/WebhookEndpoint"
  ]
};
const cs={listPayments(){return{general:(()=>{const H={};H.exports=f,H.exports.default=f;const ge={paths:{"/payments":{get:{
operationId:"listPayments",parameters:[{name:"limit",in:"query",required:!1,schema:{type:"integer",minimum:1,maximum:100,
default:10},allowReserved:!0,style:"form",explode:!0},{name:"starting_after",in:"query",required:!1,schema:{type:"string",
minLength:1},allowReserved:!0,style:"form",explode:!0},{name:"ending_before",in:"query",required:!1,schema:{type:"string",
minLength:1},allowReserved:!0,style:"form",explode:!0},{name:"status",in:"query",required:!1,schema:{type:"string",enum:[
"pending","paid","expired","failed"]},allowReserved:!0,style:"form",explode:!0},{name:"created_after",in:"query",required:!1,
schema:{type:"string",format:"date-time"},allowReserved:!0,style:"form",explode:!0},{name:"created_before",in:"query",required:!1,
schema:{type:"string",format:"date-time"},allowReserved:!0,style:"form",explode:!0},{name:"Prefer",in:"header",required:!1,
schema:{type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},required:["query","headers","params"],
properties:{query:{type:"object",properties:{limit:{type:"integer",minimum:1,maximum:100,default:10},starting_after:{type:"\
string",minLength:1},ending_before:{type:"string",minLength:1},status:{type:"string",enum:["pending","paid","expired","f\
ailed"]},created_after:{type:"string",format:"date-time"},created_before:{type:"string",format:"date-time"}}},headers:{type:"\
object",properties:{prefer:{type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},Y=ucs2length,I=formats["date-\
time"];function f(A,{instancePath:D="",parentData:ne,parentDataProperty:re,rootData:oe=A,dynamicAnchors:X={}}={}){let C=null,
c=0;const j=f.evaluated;if(j.dynamicProps&&(j.props=void 0),j.dynamicItems&&(j.items=void 0),A&&typeof A=="object"&&!Array.
isArray(A)){let P;if(A.query===void 0&&(P="query")||A.headers===void 0&&(P="headers")||A.params===void 0&&(P="params"))return f.
errors=[{instancePath:D,schemaPath:"#/required",keyword:"required",params:{missingProperty:P}}],!1;if(A.query!==void 0){
let d=A.query;const h=c;if(c===h)if(d&&typeof d=="object"&&!Array.isArray(d)){d.limit===void 0&&(d.limit=10);let g=d.limit;
const k=c;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){let i=typeof g,y;if(y===void 0)if(i==="boolean"||g===
null||i==="string"&&g&&g==+g&&!(g%1))y=+g;else return f.errors=[{instancePath:D+"/query/limit",schemaPath:"#/properties/\
query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(g=y,d!==void 0&&(d.limit=y))}if(c===
k&&typeof g=="number"&&isFinite(g)){if(g>100||isNaN(g))return f.errors=[{instancePath:D+"/query/limit",schemaPath:"#/pro\
perties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(g<1||isNaN(g))return f.
errors=[{instancePath:D+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var w=k===c;if(w){if(d.starting_after!==void 0){let i=d.starting_after;const y=c;if(typeof i!=
"string"){let O=typeof i,_;if(_===void 0)if(O=="number"||O=="boolean")_=""+i;else if(i===null)_="";else return f.errors=
[{instancePath:D+"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/type",keyword:"type",params:{
type:"string"}}],!1;_!==void 0&&(i=_,d!==void 0&&(d.starting_after=_))}if(c===y&&typeof i=="string"&&i.length<2&&Y(i)<1)
return f.errors=[{instancePath:D+"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1;var w=y===c}else var w=!0;if(w){if(d.ending_before!==void 0){let i=d.ending_before;
const y=c;if(typeof i!="string"){let O=typeof i,_;if(_===void 0)if(O=="number"||O=="boolean")_=""+i;else if(i===null)_="";else
return f.errors=[{instancePath:D+"/query/ending_before",schemaPath:"#/properties/query/properties/ending_before/type",keyword:"\
type",params:{type:"string"}}],!1;_!==void 0&&(i=_,d!==void 0&&(d.ending_before=_))}if(c===y&&typeof i=="string"&&i.length<
2&&Y(i)<1)return f.errors=[{instancePath:D+"/query/ending_before",schemaPath:"#/properties/query/properties/ending_befor\
e/minLength",keyword:"minLength",params:{limit:1}}],!1;var w=y===c}else var w=!0;if(w){if(d.status!==void 0){let i=d.status;
const y=c;if(typeof i!="string"){let O=typeof i,_;if(_===void 0)if(O=="number"||O=="boolean")_=""+i;else if(i===null)_="";else
return f.errors=[{instancePath:D+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{
type:"string"}}],!1;_!==void 0&&(i=_,d!==void 0&&(d.status=_))}if(!(i==="pending"||i==="paid"||i==="expired"||i==="faile\
d"))return f.errors=[{instancePath:D+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"enu\
m",params:{allowedValues:ge.properties.query.properties.status.enum}}],!1;var w=y===c}else var w=!0;if(w){if(d.created_after!==
void 0){let i=d.created_after;const y=c;if(typeof i!="string"){let O=typeof i,_;if(_===void 0)if(O=="number"||O=="boolea\
n")_=""+i;else if(i===null)_="";else return f.errors=[{instancePath:D+"/query/created_after",schemaPath:"#/properties/qu\
ery/properties/created_after/type",keyword:"type",params:{type:"string"}}],!1;_!==void 0&&(i=_,d!==void 0&&(d.created_after=
_))}if(c===y&&c===y&&typeof i=="string"&&!I(i))return f.errors=[{instancePath:D+"/query/created_after",schemaPath:"#/pro\
perties/query/properties/created_after/format",keyword:"format",params:{format:"date-time"}}],!1;var w=y===c}else var w=!0;
if(w)if(d.created_before!==void 0){let i=d.created_before;const y=c;if(typeof i!="string"){let O=typeof i,_;if(_===void 0)
if(O=="number"||O=="boolean")_=""+i;else if(i===null)_="";else return f.errors=[{instancePath:D+"/query/created_before",
schemaPath:"#/properties/query/properties/created_before/type",keyword:"type",params:{type:"string"}}],!1;_!==void 0&&(i=
_,d!==void 0&&(d.created_before=_))}if(c===y&&c===y&&typeof i=="string"&&!I(i))return f.errors=[{instancePath:D+"/query/\
created_before",schemaPath:"#/properties/query/properties/created_before/format",keyword:"format",params:{format:"date-t\
ime"}}],!1;var w=y===c}else var w=!0}}}}}else return f.errors=[{instancePath:D+"/query",schemaPath:"#/properties/query/t\
ype",keyword:"type",params:{type:"object"}}],!1;var l=h===c}else var l=!0;if(l)if(A.headers!==void 0){let d=A.headers;const h=c;
if(c===h)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.prefer!==void 0){let k=d.prefer;const i=c;if(typeof k!="strin\
g"){let y=typeof k,T;if(T===void 0)if(y=="number"||y=="boolean")T=""+k;else if(k===null)T="";else return f.errors=[{instancePath:D+
"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;T!==
void 0&&(k=T,d!==void 0&&(d.prefer=T))}if(c===i&&typeof k=="string"&&k.length>4096&&Y(k)>4096)return f.errors=[{instancePath:D+
"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1}}else return f.errors=[{instancePath:D+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var l=h===c}else var l=!0}return f.errors=C,c===0}return f.evaluated={props:{query:!0,headers:!0,params:!0,
cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},H.exports})(),body:void 0}},createPayment(){return{general:(()=>{const H={};
H.exports=f,H.exports.default=f;const ge={paths:{"/payments":{post:{operationId:"createPayment",parameters:[{name:"Idemp\
otency-Key",in:"header",required:!1,schema:{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-form\
at":"visible_ascii"}},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:{required:!0,
content:{"application/json":{schema:{type:"object",additionalProperties:!1,required:["amount","currency"],properties:{amount:{
$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedCurrency"},description:{$ref:"\
#/components/schemas/Description"},callback_url:{$ref:"#/components/schemas/HttpUrl"},metadata:{$ref:"#/components/schem\
as/Metadata"},customer_email:{$ref:"#/components/schemas/Email"},expires_at:{type:"string",format:"date-time"}}}}}}}}},components:{
schemas:{Email:{type:"string",format:"email",maxLength:254},Metadata:{type:"object",maxProperties:50,propertyNames:{type:"\
string",minLength:1,maxLength:40},additionalProperties:{$ref:"#/components/schemas/MetadataValue"}},MetadataValue:{anyOf:[
{type:"string",maxLength:500},{type:"number"},{type:"boolean"},{type:"null"}]},HttpUrl:{type:"string",format:"uri",pattern:"\
^[Hh][Tt][Tt][Pp][Ss]?:[/][/]","x-tenderbox-format":"uri",maxLength:2048},Description:{type:"string",maxLength:1e3},RequestedCurrency:{
type:"string",minLength:1,maxLength:16},RequestedAmount:{type:"number",exclusiveMinimum:0,maximum:999999999999999}}},required:[
"query","headers","params"],properties:{query:{},headers:{type:"object",properties:{"idempotency-key":{type:"string",minLength:1,
maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible_ascii"},prefer:{type:"string",maxLength:4096}}},params:{},
cookies:{},body:{}}},Y=ucs2length,I=new RegExp("^[!-~]+$","u");function f(A,{instancePath:D="",parentData:ne,parentDataProperty:re,
rootData:oe=A,dynamicAnchors:X={}}={}){let C=null,c=0;const j=f.evaluated;if(j.dynamicProps&&(j.props=void 0),j.dynamicItems&&
(j.items=void 0),A&&typeof A=="object"&&!Array.isArray(A)){let l;if(A.query===void 0&&(l="query")||A.headers===void 0&&(l=
"headers")||A.params===void 0&&(l="params"))return f.errors=[{instancePath:D,schemaPath:"#/required",keyword:"required",
params:{missingProperty:l}}],!1;if(A.headers!==void 0){let P=A.headers;if(c===c)if(P&&typeof P=="object"&&!Array.isArray(
P)){if(P["idempotency-key"]!==void 0){let h=P["idempotency-key"];const g=c;if(typeof h!="string"){let k=typeof h,i;if(i===
void 0)if(k=="number"||k=="boolean")i=""+h;else if(h===null)i="";else return f.errors=[{instancePath:D+"/headers/idempot\
ency-key",schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;i!==
void 0&&(h=i,P!==void 0&&(P["idempotency-key"]=i))}if(c===g&&typeof h=="string"){if(h.length>255&&Y(h)>255)return f.errors=
[{instancePath:D+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(h.length<2&&Y(h)<1)return f.errors=[{instancePath:D+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!I.test(h))return f.
errors=[{instancePath:D+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",
keyword:"pattern",params:{pattern:"^[!-~]+$"}}],!1}var w=g===c}else var w=!0;if(w)if(P.prefer!==void 0){let h=P.prefer;const g=c;
if(typeof h!="string"){let i=typeof h,y;if(y===void 0)if(i=="number"||i=="boolean")y=""+h;else if(h===null)y="";else return f.
errors=[{instancePath:D+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{
type:"string"}}],!1;y!==void 0&&(h=y,P!==void 0&&(P.prefer=y))}if(c===g&&typeof h=="string"&&h.length>4096&&Y(h)>4096)return f.
errors=[{instancePath:D+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLeng\
th",params:{limit:4096}}],!1;var w=g===c}else var w=!0}else return f.errors=[{instancePath:D+"/headers",schemaPath:"#/pr\
operties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return f.errors=C,c===0}return f.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},H.exports})(),body:(()=>{const H={};H.exports=
l,H.exports.default=l;const ge={paths:{"/payments":{post:{operationId:"createPayment",parameters:[{name:"Idempotency-Key",
in:"header",required:!1,schema:{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible\
_ascii"}},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:{required:!0,content:{
"application/json":{schema:{type:"object",additionalProperties:!1,required:["amount","currency"],properties:{amount:{$ref:"\
#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedCurrency"},description:{$ref:"#/com\
ponents/schemas/Description"},callback_url:{$ref:"#/components/schemas/HttpUrl"},metadata:{$ref:"#/components/schemas/Me\
tadata"},customer_email:{$ref:"#/components/schemas/Email"},expires_at:{type:"string",format:"date-time"}}}}}}}}},components:{
schemas:{Email:{type:"string",format:"email",maxLength:254},Metadata:{type:"object",maxProperties:50,propertyNames:{type:"\
string",minLength:1,maxLength:40},additionalProperties:{$ref:"#/components/schemas/MetadataValue"}},MetadataValue:{anyOf:[
{type:"string",maxLength:500},{type:"number"},{type:"boolean"},{type:"null"}]},HttpUrl:{type:"string",format:"uri",pattern:"\
^[Hh][Tt][Tt][Pp][Ss]?:[/][/]","x-tenderbox-format":"uri",maxLength:2048},Description:{type:"string",maxLength:1e3},RequestedCurrency:{
type:"string",minLength:1,maxLength:16},RequestedAmount:{type:"number",exclusiveMinimum:0,maximum:999999999999999}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["amount","currency"],properties:{
amount:{$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedCurrency"},description:{
$ref:"#/components/schemas/Description"},callback_url:{$ref:"#/components/schemas/HttpUrl"},metadata:{$ref:"#/components\
/schemas/Metadata"},customer_email:{$ref:"#/components/schemas/Email"},expires_at:{type:"string",format:"date-time"}}}},
required:["body"]},Y={type:"number",exclusiveMinimum:0,maximum:999999999999999},I={type:"string",minLength:1,maxLength:16},
f={type:"string",maxLength:1e3},A={type:"string",format:"uri",pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]","x-tenderbox-forma\
t":"uri",maxLength:2048},D={type:"string",format:"email",maxLength:254},ne=ucs2length,re=formats.uri,oe=formats.email,X=formats["\
date-time"],C=new RegExp("^[Hh][Tt][Tt][Pp][Ss]?:[/][/]","u"),c={type:"object",maxProperties:50,propertyNames:{type:"str\
ing",minLength:1,maxLength:40},additionalProperties:{$ref:"#/components/schemas/MetadataValue"}},j={anyOf:[{type:"string",
maxLength:500},{type:"number"},{type:"boolean"},{type:"null"}]};function w(P,{instancePath:d="",parentData:h,parentDataProperty:g,
rootData:k=P,dynamicAnchors:i={}}={}){let y=null,T=0;const O=w.evaluated;if(O.dynamicProps&&(O.props=void 0),O.dynamicItems&&
(O.items=void 0),T===0)if(P&&typeof P=="object"&&!Array.isArray(P)){if(Object.keys(P).length>50)return w.errors=[{instancePath:d,
schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(const ee in P){const me=T;if(T===me)if(typeof ee==
"string"){if(ee.length>40&&ne(ee)>40){const K={instancePath:d,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",
params:{limit:40},propertyName:ee};y===null?y=[K]:y.push(K),T++}else if(ee.length<2&&ne(ee)<1){const K={instancePath:d,schemaPath:"\
#/propertyNames/minLength",keyword:"minLength",params:{limit:1},propertyName:ee};y===null?y=[K]:y.push(K),T++}}else{const K={
instancePath:d,schemaPath:"#/propertyNames/type",keyword:"type",params:{type:"string"},propertyName:ee};y===null?y=[K]:y.
push(K),T++}var _=me===T;if(!_){const K={instancePath:d,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:ee}};
return y===null?y=[K]:y.push(K),T++,w.errors=y,!1;break}}if(_)for(const ee in P){let me=P[ee];const K=T,F=T;let G=!1;const Pe=T;
if(T===Pe)if(typeof me=="string"){if(me.length>500&&ne(me)>500){const ye={instancePath:d+"/"+ee.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf/0/maxLength",keyword:"maxLength",params:{limit:500}};y===
null?y=[ye]:y.push(ye),T++}}else{const ye={instancePath:d+"/"+ee.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/co\
mponents/schemas/MetadataValue/anyOf/0/type",keyword:"type",params:{type:"string"}};y===null?y=[ye]:y.push(ye),T++}var E=Pe===
T;G=G||E;const Ze=T;if(!(typeof me=="number"&&isFinite(me))){const ye={instancePath:d+"/"+ee.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf/1/type",keyword:"type",params:{type:"number"}};y===null?
y=[ye]:y.push(ye),T++}var E=Ze===T;G=G||E;const de=T;if(typeof me!="boolean"){const ye={instancePath:d+"/"+ee.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf/2/type",keyword:"type",params:{type:"bool\
ean"}};y===null?y=[ye]:y.push(ye),T++}var E=de===T;G=G||E;const De=T;if(me!==null){const ye={instancePath:d+"/"+ee.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf/3/type",keyword:"type",params:{type:"\
null"}};y===null?y=[ye]:y.push(ye),T++}var E=De===T;if(G=G||E,G)T=F,y!==null&&(F?y.length=F:y=null);else{const ye={instancePath:d+
"/"+ee.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf",keyword:"anyOf",params:{}};
return y===null?y=[ye]:y.push(ye),T++,w.errors=y,!1}var S=K===T;if(!S)break}}else return w.errors=[{instancePath:d,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return w.errors=y,T===0}w.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function l(P,{instancePath:d="",parentData:h,parentDataProperty:g,rootData:k=P,dynamicAnchors:i={}}={}){let y=null,T=0;const O=l.
evaluated;if(O.dynamicProps&&(O.props=void 0),O.dynamicItems&&(O.items=void 0),P&&typeof P=="object"&&!Array.isArray(P)){
let E;if(P.body===void 0&&(E="body"))return l.errors=[{instancePath:d,schemaPath:"#/required",keyword:"required",params:{
missingProperty:E}}],!1;if(P.body!==void 0){let S=P.body;if(T===T)if(S&&typeof S=="object"&&!Array.isArray(S)){let me;if(S.
amount===void 0&&(me="amount")||S.currency===void 0&&(me="currency"))return l.errors=[{instancePath:d+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:me}}],!1;{const K=T;for(const F in S)if(!(F==="am\
ount"||F==="currency"||F==="description"||F==="callback_url"||F==="metadata"||F==="customer_email"||F==="expires_at")){return l.
errors=[{instancePath:d+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:F}}],!1;break}if(K===T){if(S.amount!==void 0){let F=S.amount;const G=T;if(T===T)if(typeof F=="number"&&
isFinite(F)){if(F>999999999999999||isNaN(F))return l.errors=[{instancePath:d+"/body/amount",schemaPath:"#/components/sch\
emas/RequestedAmount/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999}}],!1;if(F<=0||isNaN(F))return l.
errors=[{instancePath:d+"/body/amount",schemaPath:"#/components/schemas/RequestedAmount/exclusiveMinimum",keyword:"exclu\
siveMinimum",params:{comparison:">",limit:0}}],!1}else return l.errors=[{instancePath:d+"/body/amount",schemaPath:"#/com\
ponents/schemas/RequestedAmount/type",keyword:"type",params:{type:"number"}}],!1;var _=G===T}else var _=!0;if(_){if(S.currency!==
void 0){let F=S.currency;const G=T;if(T===T)if(typeof F=="string"){if(F.length>16&&ne(F)>16)return l.errors=[{instancePath:d+
"/body/currency",schemaPath:"#/components/schemas/RequestedCurrency/maxLength",keyword:"maxLength",params:{limit:16}}],!1;
if(F.length<2&&ne(F)<1)return l.errors=[{instancePath:d+"/body/currency",schemaPath:"#/components/schemas/RequestedCurre\
ncy/minLength",keyword:"minLength",params:{limit:1}}],!1}else return l.errors=[{instancePath:d+"/body/currency",schemaPath:"\
#/components/schemas/RequestedCurrency/type",keyword:"type",params:{type:"string"}}],!1;var _=G===T}else var _=!0;if(_){
if(S.description!==void 0){let F=S.description;const G=T;if(T===T)if(typeof F=="string"){if(F.length>1e3&&ne(F)>1e3)return l.
errors=[{instancePath:d+"/body/description",schemaPath:"#/components/schemas/Description/maxLength",keyword:"maxLength",
params:{limit:1e3}}],!1}else return l.errors=[{instancePath:d+"/body/description",schemaPath:"#/components/schemas/Descr\
iption/type",keyword:"type",params:{type:"string"}}],!1;var _=G===T}else var _=!0;if(_){if(S.callback_url!==void 0){let F=S.
callback_url;const G=T,Pe=T;if(T===Pe&&T===Pe)if(typeof F=="string"){if(F.length>2048&&ne(F)>2048)return l.errors=[{instancePath:d+
"/body/callback_url",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(C.
test(F)){if(!re(F))return l.errors=[{instancePath:d+"/body/callback_url",schemaPath:"#/components/schemas/HttpUrl/format",
keyword:"format",params:{format:"uri"}}],!1}else return l.errors=[{instancePath:d+"/body/callback_url",schemaPath:"#/com\
ponents/schemas/HttpUrl/pattern",keyword:"pattern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]"}}],!1}else return l.errors=
[{instancePath:d+"/body/callback_url",schemaPath:"#/components/schemas/HttpUrl/type",keyword:"type",params:{type:"string"}}],
!1;var _=G===T}else var _=!0;if(_){if(S.metadata!==void 0){const F=T;w(S.metadata,{instancePath:d+"/body/metadata",parentData:S,
parentDataProperty:"metadata",rootData:k,dynamicAnchors:i})||(y=y===null?w.errors:y.concat(w.errors),T=y.length);var _=F===
T}else var _=!0;if(_){if(S.customer_email!==void 0){let F=S.customer_email;const G=T,Pe=T;if(T===Pe&&T===Pe)if(typeof F==
"string"){if(F.length>254&&ne(F)>254)return l.errors=[{instancePath:d+"/body/customer_email",schemaPath:"#/components/sc\
hemas/Email/maxLength",keyword:"maxLength",params:{limit:254}}],!1;if(!oe(F))return l.errors=[{instancePath:d+"/body/cus\
tomer_email",schemaPath:"#/components/schemas/Email/format",keyword:"format",params:{format:"email"}}],!1}else return l.
errors=[{instancePath:d+"/body/customer_email",schemaPath:"#/components/schemas/Email/type",keyword:"type",params:{type:"\
string"}}],!1;var _=G===T}else var _=!0;if(_)if(S.expires_at!==void 0){let F=S.expires_at;const G=T;if(T===G&&T===G)if(typeof F==
"string"){if(!X(F))return l.errors=[{instancePath:d+"/body/expires_at",schemaPath:"#/properties/body/properties/expires_\
at/format",keyword:"format",params:{format:"date-time"}}],!1}else return l.errors=[{instancePath:d+"/body/expires_at",schemaPath:"\
#/properties/body/properties/expires_at/type",keyword:"type",params:{type:"string"}}],!1;var _=G===T}else var _=!0}}}}}}}}else
return l.errors=[{instancePath:d+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}
return l.errors=y,T===0}return l.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},
H.exports})()}},getPayment(){return{general:(()=>{const H={};H.exports=I,H.exports.default=I;const ge={paths:{"/payments\
/{payment_request_id}":{get:{operationId:"getPayment",parameters:[{name:"payment_request_id",in:"path",required:!0,schema:{
type:"string",minLength:1},style:"simple",explode:!1},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],
requestBody:null}}},components:{schemas:{}},required:["query","headers","params"],properties:{query:{},headers:{type:"ob\
ject",properties:{prefer:{type:"string",maxLength:4096}}},params:{type:"object",properties:{payment_request_id:{type:"st\
ring",minLength:1}},required:["payment_request_id"]},cookies:{},body:{}}},Y=ucs2length;function I(f,{instancePath:A="",parentData:D,
parentDataProperty:ne,rootData:re=f,dynamicAnchors:oe={}}={}){let X=null,C=0;const c=I.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),f&&typeof f=="object"&&!Array.isArray(f)){let w;if(f.query===void 0&&(w="query")||
f.headers===void 0&&(w="headers")||f.params===void 0&&(w="params"))return I.errors=[{instancePath:A,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:w}}],!1;if(f.headers!==void 0){let l=f.headers;const P=C;if(C===P)if(l&&typeof l==
"object"&&!Array.isArray(l)){if(l.prefer!==void 0){let d=l.prefer;const h=C;if(typeof d!="string"){let g=typeof d,k;if(k===
void 0)if(g=="number"||g=="boolean")k=""+d;else if(d===null)k="";else return I.errors=[{instancePath:A+"/headers/prefer",
schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;k!==void 0&&(d=k,l!==
void 0&&(l.prefer=k))}if(C===h&&typeof d=="string"&&d.length>4096&&Y(d)>4096)return I.errors=[{instancePath:A+"/headers/\
prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else
return I.errors=[{instancePath:A+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],
!1;var j=P===C}else var j=!0;if(j)if(f.params!==void 0){let l=f.params;const P=C;if(C===P)if(l&&typeof l=="object"&&!Array.
isArray(l)){let h;if(l.payment_request_id===void 0&&(h="payment_request_id"))return I.errors=[{instancePath:A+"/params",
schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:h}}],!1;if(l.payment_request_id!==void 0){
let g=l.payment_request_id;const k=C;if(typeof g!="string"){let i=typeof g,y;if(y===void 0)if(i=="number"||i=="boolean")
y=""+g;else if(g===null)y="";else return I.errors=[{instancePath:A+"/params/payment_request_id",schemaPath:"#/properties\
/params/properties/payment_request_id/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(g=y,l!==void 0&&(l.payment_request_id=
y))}if(C===k&&typeof g=="string"&&g.length<2&&Y(g)<1)return I.errors=[{instancePath:A+"/params/payment_request_id",schemaPath:"\
#/properties/params/properties/payment_request_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}else return I.errors=
[{instancePath:A+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var j=P===C}else
var j=!0}return I.errors=X,C===0}return I.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1},H.exports})(),body:void 0}},listTransactions(){return{general:(()=>{const H={};H.exports=f,H.exports.default=
f;const ge={paths:{"/transactions":{get:{operationId:"listTransactions",parameters:[{name:"limit",in:"query",required:!1,
schema:{type:"integer",minimum:1,maximum:100,default:10},allowReserved:!0,style:"form",explode:!0},{name:"starting_after",
in:"query",required:!1,schema:{type:"string",minLength:1},allowReserved:!0,style:"form",explode:!0},{name:"ending_before",
in:"query",required:!1,schema:{type:"string",minLength:1},allowReserved:!0,style:"form",explode:!0},{name:"status",in:"q\
uery",required:!1,schema:{type:"string",enum:["pending","confirmed","failed","refunded"]},allowReserved:!0,style:"form",
explode:!0},{name:"type",in:"query",required:!1,schema:{type:"string",enum:["payment","payout","refund"]},allowReserved:!0,
style:"form",explode:!0},{name:"created_after",in:"query",required:!1,schema:{type:"string",format:"date-time"},allowReserved:!0,
style:"form",explode:!0},{name:"created_before",in:"query",required:!1,schema:{type:"string",format:"date-time"},allowReserved:!0,
style:"form",explode:!0},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},
components:{schemas:{}},required:["query","headers","params"],properties:{query:{type:"object",properties:{limit:{type:"\
integer",minimum:1,maximum:100,default:10},starting_after:{type:"string",minLength:1},ending_before:{type:"string",minLength:1},
status:{type:"string",enum:["pending","confirmed","failed","refunded"]},type:{type:"string",enum:["payment","payout","re\
fund"]},created_after:{type:"string",format:"date-time"},created_before:{type:"string",format:"date-time"}}},headers:{type:"\
object",properties:{prefer:{type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},Y=ucs2length,I=formats["date-\
time"];function f(A,{instancePath:D="",parentData:ne,parentDataProperty:re,rootData:oe=A,dynamicAnchors:X={}}={}){let C=null,
c=0;const j=f.evaluated;if(j.dynamicProps&&(j.props=void 0),j.dynamicItems&&(j.items=void 0),A&&typeof A=="object"&&!Array.
isArray(A)){let P;if(A.query===void 0&&(P="query")||A.headers===void 0&&(P="headers")||A.params===void 0&&(P="params"))return f.
errors=[{instancePath:D,schemaPath:"#/required",keyword:"required",params:{missingProperty:P}}],!1;if(A.query!==void 0){
let d=A.query;const h=c;if(c===h)if(d&&typeof d=="object"&&!Array.isArray(d)){d.limit===void 0&&(d.limit=10);let g=d.limit;
const k=c;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){let i=typeof g,y;if(y===void 0)if(i==="boolean"||g===
null||i==="string"&&g&&g==+g&&!(g%1))y=+g;else return f.errors=[{instancePath:D+"/query/limit",schemaPath:"#/properties/\
query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(g=y,d!==void 0&&(d.limit=y))}if(c===
k&&typeof g=="number"&&isFinite(g)){if(g>100||isNaN(g))return f.errors=[{instancePath:D+"/query/limit",schemaPath:"#/pro\
perties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(g<1||isNaN(g))return f.
errors=[{instancePath:D+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var w=k===c;if(w){if(d.starting_after!==void 0){let i=d.starting_after;const y=c;if(typeof i!=
"string"){let O=typeof i,_;if(_===void 0)if(O=="number"||O=="boolean")_=""+i;else if(i===null)_="";else return f.errors=
[{instancePath:D+"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/type",keyword:"type",params:{
type:"string"}}],!1;_!==void 0&&(i=_,d!==void 0&&(d.starting_after=_))}if(c===y&&typeof i=="string"&&i.length<2&&Y(i)<1)
return f.errors=[{instancePath:D+"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1;var w=y===c}else var w=!0;if(w){if(d.ending_before!==void 0){let i=d.ending_before;
const y=c;if(typeof i!="string"){let O=typeof i,_;if(_===void 0)if(O=="number"||O=="boolean")_=""+i;else if(i===null)_="";else
return f.errors=[{instancePath:D+"/query/ending_before",schemaPath:"#/properties/query/properties/ending_before/type",keyword:"\
type",params:{type:"string"}}],!1;_!==void 0&&(i=_,d!==void 0&&(d.ending_before=_))}if(c===y&&typeof i=="string"&&i.length<
2&&Y(i)<1)return f.errors=[{instancePath:D+"/query/ending_before",schemaPath:"#/properties/query/properties/ending_befor\
e/minLength",keyword:"minLength",params:{limit:1}}],!1;var w=y===c}else var w=!0;if(w){if(d.status!==void 0){let i=d.status;
const y=c;if(typeof i!="string"){let O=typeof i,_;if(_===void 0)if(O=="number"||O=="boolean")_=""+i;else if(i===null)_="";else
return f.errors=[{instancePath:D+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{
type:"string"}}],!1;_!==void 0&&(i=_,d!==void 0&&(d.status=_))}if(!(i==="pending"||i==="confirmed"||i==="failed"||i==="r\
efunded"))return f.errors=[{instancePath:D+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"\
enum",params:{allowedValues:ge.properties.query.properties.status.enum}}],!1;var w=y===c}else var w=!0;if(w){if(d.type!==
void 0){let i=d.type;const y=c;if(typeof i!="string"){let O=typeof i,_;if(_===void 0)if(O=="number"||O=="boolean")_=""+i;else if(i===
null)_="";else return f.errors=[{instancePath:D+"/query/type",schemaPath:"#/properties/query/properties/type/type",keyword:"\
type",params:{type:"string"}}],!1;_!==void 0&&(i=_,d!==void 0&&(d.type=_))}if(!(i==="payment"||i==="payout"||i==="refund"))
return f.errors=[{instancePath:D+"/query/type",schemaPath:"#/properties/query/properties/type/enum",keyword:"enum",params:{
allowedValues:ge.properties.query.properties.type.enum}}],!1;var w=y===c}else var w=!0;if(w){if(d.created_after!==void 0){
let i=d.created_after;const y=c;if(typeof i!="string"){let O=typeof i,_;if(_===void 0)if(O=="number"||O=="boolean")_=""+
i;else if(i===null)_="";else return f.errors=[{instancePath:D+"/query/created_after",schemaPath:"#/properties/query/prop\
erties/created_after/type",keyword:"type",params:{type:"string"}}],!1;_!==void 0&&(i=_,d!==void 0&&(d.created_after=_))}
if(c===y&&c===y&&typeof i=="string"&&!I(i))return f.errors=[{instancePath:D+"/query/created_after",schemaPath:"#/propert\
ies/query/properties/created_after/format",keyword:"format",params:{format:"date-time"}}],!1;var w=y===c}else var w=!0;if(w)
if(d.created_before!==void 0){let i=d.created_before;const y=c;if(typeof i!="string"){let O=typeof i,_;if(_===void 0)if(O==
"number"||O=="boolean")_=""+i;else if(i===null)_="";else return f.errors=[{instancePath:D+"/query/created_before",schemaPath:"\
#/properties/query/properties/created_before/type",keyword:"type",params:{type:"string"}}],!1;_!==void 0&&(i=_,d!==void 0&&
(d.created_before=_))}if(c===y&&c===y&&typeof i=="string"&&!I(i))return f.errors=[{instancePath:D+"/query/created_before",
schemaPath:"#/properties/query/properties/created_before/format",keyword:"format",params:{format:"date-time"}}],!1;var w=y===
c}else var w=!0}}}}}}else return f.errors=[{instancePath:D+"/query",schemaPath:"#/properties/query/type",keyword:"type",
params:{type:"object"}}],!1;var l=h===c}else var l=!0;if(l)if(A.headers!==void 0){let d=A.headers;const h=c;if(c===h)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d.prefer!==void 0){let k=d.prefer;const i=c;if(typeof k!="string"){let y=typeof k,
T;if(T===void 0)if(y=="number"||y=="boolean")T=""+k;else if(k===null)T="";else return f.errors=[{instancePath:D+"/header\
s/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;T!==void 0&&
(k=T,d!==void 0&&(d.prefer=T))}if(c===i&&typeof k=="string"&&k.length>4096&&Y(k)>4096)return f.errors=[{instancePath:D+"\
/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1}}else return f.errors=[{instancePath:D+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var l=h===c}else var l=!0}return f.errors=C,c===0}return f.evaluated={props:{query:!0,headers:!0,params:!0,
cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},H.exports})(),body:void 0}},getTransaction(){return{general:(()=>{const H={};
H.exports=I,H.exports.default=I;const ge={paths:{"/transactions/{transaction_id}":{get:{operationId:"getTransaction",parameters:[
{name:"transaction_id",in:"path",required:!0,schema:{type:"string",minLength:1},style:"simple",explode:!1},{name:"Prefer",
in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},required:["q\
uery","headers","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},
params:{type:"object",properties:{transaction_id:{type:"string",minLength:1}},required:["transaction_id"]},cookies:{},body:{}}},
Y=ucs2length;function I(f,{instancePath:A="",parentData:D,parentDataProperty:ne,rootData:re=f,dynamicAnchors:oe={}}={}){
let X=null,C=0;const c=I.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),f&&typeof f=="ob\
ject"&&!Array.isArray(f)){let w;if(f.query===void 0&&(w="query")||f.headers===void 0&&(w="headers")||f.params===void 0&&
(w="params"))return I.errors=[{instancePath:A,schemaPath:"#/required",keyword:"required",params:{missingProperty:w}}],!1;
if(f.headers!==void 0){let l=f.headers;const P=C;if(C===P)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.prefer!==void 0){
let d=l.prefer;const h=C;if(typeof d!="string"){let g=typeof d,k;if(k===void 0)if(g=="number"||g=="boolean")k=""+d;else if(d===
null)k="";else return I.errors=[{instancePath:A+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/typ\
e",keyword:"type",params:{type:"string"}}],!1;k!==void 0&&(d=k,l!==void 0&&(l.prefer=k))}if(C===h&&typeof d=="string"&&d.
length>4096&&Y(d)>4096)return I.errors=[{instancePath:A+"/headers/prefer",schemaPath:"#/properties/headers/properties/pr\
efer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return I.errors=[{instancePath:A+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var j=P===C}else var j=!0;if(j)if(f.params!==void 0){
let l=f.params;const P=C;if(C===P)if(l&&typeof l=="object"&&!Array.isArray(l)){let h;if(l.transaction_id===void 0&&(h="t\
ransaction_id"))return I.errors=[{instancePath:A+"/params",schemaPath:"#/properties/params/required",keyword:"required",
params:{missingProperty:h}}],!1;if(l.transaction_id!==void 0){let g=l.transaction_id;const k=C;if(typeof g!="string"){let i=typeof g,
y;if(y===void 0)if(i=="number"||i=="boolean")y=""+g;else if(g===null)y="";else return I.errors=[{instancePath:A+"/params\
/transaction_id",schemaPath:"#/properties/params/properties/transaction_id/type",keyword:"type",params:{type:"string"}}],
!1;y!==void 0&&(g=y,l!==void 0&&(l.transaction_id=y))}if(C===k&&typeof g=="string"&&g.length<2&&Y(g)<1)return I.errors=[
{instancePath:A+"/params/transaction_id",schemaPath:"#/properties/params/properties/transaction_id/minLength",keyword:"m\
inLength",params:{limit:1}}],!1}}else return I.errors=[{instancePath:A+"/params",schemaPath:"#/properties/params/type",keyword:"\
type",params:{type:"object"}}],!1;var j=P===C}else var j=!0}return I.errors=X,C===0}return I.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},H.exports})(),body:void 0}},listInvoices(){return{
general:(()=>{const H={};H.exports=f,H.exports.default=f;const ge={paths:{"/invoices":{get:{operationId:"listInvoices",parameters:[
{name:"limit",in:"query",required:!1,schema:{type:"integer",minimum:1,maximum:100,default:10},allowReserved:!0,style:"fo\
rm",explode:!0},{name:"starting_after",in:"query",required:!1,schema:{type:"string",minLength:1},allowReserved:!0,style:"\
form",explode:!0},{name:"ending_before",in:"query",required:!1,schema:{type:"string",minLength:1},allowReserved:!0,style:"\
form",explode:!0},{name:"status",in:"query",required:!1,schema:{type:"string",enum:["draft","open","paid","past_due","vo\
id"]},allowReserved:!0,style:"form",explode:!0},{name:"created_after",in:"query",required:!1,schema:{type:"string",format:"\
date-time"},allowReserved:!0,style:"form",explode:!0},{name:"created_before",in:"query",required:!1,schema:{type:"string",
format:"date-time"},allowReserved:!0,style:"form",explode:!0},{name:"Prefer",in:"header",required:!1,schema:{type:"strin\
g",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},required:["query","headers","params"],properties:{query:{
type:"object",properties:{limit:{type:"integer",minimum:1,maximum:100,default:10},starting_after:{type:"string",minLength:1},
ending_before:{type:"string",minLength:1},status:{type:"string",enum:["draft","open","paid","past_due","void"]},created_after:{
type:"string",format:"date-time"},created_before:{type:"string",format:"date-time"}}},headers:{type:"object",properties:{
prefer:{type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},Y=ucs2length,I=formats["date-time"];function f(A,{
instancePath:D="",parentData:ne,parentDataProperty:re,rootData:oe=A,dynamicAnchors:X={}}={}){let C=null,c=0;const j=f.evaluated;
if(j.dynamicProps&&(j.props=void 0),j.dynamicItems&&(j.items=void 0),A&&typeof A=="object"&&!Array.isArray(A)){let P;if(A.
query===void 0&&(P="query")||A.headers===void 0&&(P="headers")||A.params===void 0&&(P="params"))return f.errors=[{instancePath:D,
schemaPath:"#/required",keyword:"required",params:{missingProperty:P}}],!1;if(A.query!==void 0){let d=A.query;const h=c;
if(c===h)if(d&&typeof d=="object"&&!Array.isArray(d)){d.limit===void 0&&(d.limit=10);let g=d.limit;const k=c;if(!(typeof g==
"number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){let i=typeof g,y;if(y===void 0)if(i==="boolean"||g===null||i==="string"&&g&&g==
+g&&!(g%1))y=+g;else return f.errors=[{instancePath:D+"/query/limit",schemaPath:"#/properties/query/properties/limit/typ\
e",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(g=y,d!==void 0&&(d.limit=y))}if(c===k&&typeof g=="number"&&isFinite(
g)){if(g>100||isNaN(g))return f.errors=[{instancePath:D+"/query/limit",schemaPath:"#/properties/query/properties/limit/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(g<1||isNaN(g))return f.errors=[{instancePath:D+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var w=k===c;if(w){if(d.starting_after!==void 0){let i=d.starting_after;const y=c;if(typeof i!="string"){let O=typeof i,
_;if(_===void 0)if(O=="number"||O=="boolean")_=""+i;else if(i===null)_="";else return f.errors=[{instancePath:D+"/query/\
starting_after",schemaPath:"#/properties/query/properties/starting_after/type",keyword:"type",params:{type:"string"}}],!1;
_!==void 0&&(i=_,d!==void 0&&(d.starting_after=_))}if(c===y&&typeof i=="string"&&i.length<2&&Y(i)<1)return f.errors=[{instancePath:D+
"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/minLength",keyword:"minLength",params:{
limit:1}}],!1;var w=y===c}else var w=!0;if(w){if(d.ending_before!==void 0){let i=d.ending_before;const y=c;if(typeof i!=
"string"){let O=typeof i,_;if(_===void 0)if(O=="number"||O=="boolean")_=""+i;else if(i===null)_="";else return f.errors=
[{instancePath:D+"/query/ending_before",schemaPath:"#/properties/query/properties/ending_before/type",keyword:"type",params:{
type:"string"}}],!1;_!==void 0&&(i=_,d!==void 0&&(d.ending_before=_))}if(c===y&&typeof i=="string"&&i.length<2&&Y(i)<1)return f.
errors=[{instancePath:D+"/query/ending_before",schemaPath:"#/properties/query/properties/ending_before/minLength",keyword:"\
minLength",params:{limit:1}}],!1;var w=y===c}else var w=!0;if(w){if(d.status!==void 0){let i=d.status;const y=c;if(typeof i!=
"string"){let O=typeof i,_;if(_===void 0)if(O=="number"||O=="boolean")_=""+i;else if(i===null)_="";else return f.errors=
[{instancePath:D+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type:"str\
ing"}}],!1;_!==void 0&&(i=_,d!==void 0&&(d.status=_))}if(!(i==="draft"||i==="open"||i==="paid"||i==="past_due"||i==="voi\
d"))return f.errors=[{instancePath:D+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"enu\
m",params:{allowedValues:ge.properties.query.properties.status.enum}}],!1;var w=y===c}else var w=!0;if(w){if(d.created_after!==
void 0){let i=d.created_after;const y=c;if(typeof i!="string"){let O=typeof i,_;if(_===void 0)if(O=="number"||O=="boolea\
n")_=""+i;else if(i===null)_="";else return f.errors=[{instancePath:D+"/query/created_after",schemaPath:"#/properties/qu\
ery/properties/created_after/type",keyword:"type",params:{type:"string"}}],!1;_!==void 0&&(i=_,d!==void 0&&(d.created_after=
_))}if(c===y&&c===y&&typeof i=="string"&&!I(i))return f.errors=[{instancePath:D+"/query/created_after",schemaPath:"#/pro\
perties/query/properties/created_after/format",keyword:"format",params:{format:"date-time"}}],!1;var w=y===c}else var w=!0;
if(w)if(d.created_before!==void 0){let i=d.created_before;const y=c;if(typeof i!="string"){let O=typeof i,_;if(_===void 0)
if(O=="number"||O=="boolean")_=""+i;else if(i===null)_="";else return f.errors=[{instancePath:D+"/query/created_before",
schemaPath:"#/properties/query/properties/created_before/type",keyword:"type",params:{type:"string"}}],!1;_!==void 0&&(i=
_,d!==void 0&&(d.created_before=_))}if(c===y&&c===y&&typeof i=="string"&&!I(i))return f.errors=[{instancePath:D+"/query/\
created_before",schemaPath:"#/properties/query/properties/created_before/format",keyword:"format",params:{format:"date-t\
ime"}}],!1;var w=y===c}else var w=!0}}}}}else return f.errors=[{instancePath:D+"/query",schemaPath:"#/properties/query/t\
ype",keyword:"type",params:{type:"object"}}],!1;var l=h===c}else var l=!0;if(l)if(A.headers!==void 0){let d=A.headers;const h=c;
if(c===h)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.prefer!==void 0){let k=d.prefer;const i=c;if(typeof k!="strin\
g"){let y=typeof k,T;if(T===void 0)if(y=="number"||y=="boolean")T=""+k;else if(k===null)T="";else return f.errors=[{instancePath:D+
"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;T!==
void 0&&(k=T,d!==void 0&&(d.prefer=T))}if(c===i&&typeof k=="string"&&k.length>4096&&Y(k)>4096)return f.errors=[{instancePath:D+
"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1}}else return f.errors=[{instancePath:D+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var l=h===c}else var l=!0}return f.errors=C,c===0}return f.evaluated={props:{query:!0,headers:!0,params:!0,
cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},H.exports})(),body:void 0}},createInvoice(){return{general:(()=>{const H={};
H.exports=f,H.exports.default=f;const ge={paths:{"/invoices":{post:{operationId:"createInvoice",parameters:[{name:"Idemp\
otency-Key",in:"header",required:!1,schema:{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-form\
at":"visible_ascii"}},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:{required:!0,
content:{"application/json":{schema:{type:"object",additionalProperties:!1,required:["amount","currency"],properties:{amount:{
$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedCurrency"},description:{$ref:"\
#/components/schemas/Description"},customer_name:{type:"string",maxLength:255},customer_email:{$ref:"#/components/schema\
s/Email"},due_date:{type:"string",format:"date"},items:{type:"array",maxItems:100,items:{$ref:"#/components/schemas/Line\
Item"}},metadata:{$ref:"#/components/schemas/Metadata"}}}}}}}}},components:{schemas:{Metadata:{type:"object",maxProperties:50,
propertyNames:{type:"string",minLength:1,maxLength:40},additionalProperties:{$ref:"#/components/schemas/MetadataValue"}},
MetadataValue:{anyOf:[{type:"string",maxLength:500},{type:"number"},{type:"boolean"},{type:"null"}]},LineItem:{type:"obj\
ect",additionalProperties:!1,required:["name","quantity","unit_price"],properties:{name:{type:"string",minLength:1,maxLength:255},
quantity:{type:"number",exclusiveMinimum:0,maximum:999999999999999},unit_price:{type:"number",minimum:0,maximum:999999999999999}}},
Email:{type:"string",format:"email",maxLength:254},Description:{type:"string",maxLength:1e3},RequestedCurrency:{type:"st\
ring",minLength:1,maxLength:16},RequestedAmount:{type:"number",exclusiveMinimum:0,maximum:999999999999999}}},required:["\
query","headers","params"],properties:{query:{},headers:{type:"object",properties:{"idempotency-key":{type:"string",minLength:1,
maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible_ascii"},prefer:{type:"string",maxLength:4096}}},params:{},
cookies:{},body:{}}},Y=ucs2length,I=new RegExp("^[!-~]+$","u");function f(A,{instancePath:D="",parentData:ne,parentDataProperty:re,
rootData:oe=A,dynamicAnchors:X={}}={}){let C=null,c=0;const j=f.evaluated;if(j.dynamicProps&&(j.props=void 0),j.dynamicItems&&
(j.items=void 0),A&&typeof A=="object"&&!Array.isArray(A)){let l;if(A.query===void 0&&(l="query")||A.headers===void 0&&(l=
"headers")||A.params===void 0&&(l="params"))return f.errors=[{instancePath:D,schemaPath:"#/required",keyword:"required",
params:{missingProperty:l}}],!1;if(A.headers!==void 0){let P=A.headers;if(c===c)if(P&&typeof P=="object"&&!Array.isArray(
P)){if(P["idempotency-key"]!==void 0){let h=P["idempotency-key"];const g=c;if(typeof h!="string"){let k=typeof h,i;if(i===
void 0)if(k=="number"||k=="boolean")i=""+h;else if(h===null)i="";else return f.errors=[{instancePath:D+"/headers/idempot\
ency-key",schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;i!==
void 0&&(h=i,P!==void 0&&(P["idempotency-key"]=i))}if(c===g&&typeof h=="string"){if(h.length>255&&Y(h)>255)return f.errors=
[{instancePath:D+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(h.length<2&&Y(h)<1)return f.errors=[{instancePath:D+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!I.test(h))return f.
errors=[{instancePath:D+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",
keyword:"pattern",params:{pattern:"^[!-~]+$"}}],!1}var w=g===c}else var w=!0;if(w)if(P.prefer!==void 0){let h=P.prefer;const g=c;
if(typeof h!="string"){let i=typeof h,y;if(y===void 0)if(i=="number"||i=="boolean")y=""+h;else if(h===null)y="";else return f.
errors=[{instancePath:D+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{
type:"string"}}],!1;y!==void 0&&(h=y,P!==void 0&&(P.prefer=y))}if(c===g&&typeof h=="string"&&h.length>4096&&Y(h)>4096)return f.
errors=[{instancePath:D+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLeng\
th",params:{limit:4096}}],!1;var w=g===c}else var w=!0}else return f.errors=[{instancePath:D+"/headers",schemaPath:"#/pr\
operties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return f.errors=C,c===0}return f.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},H.exports})(),body:(()=>{const H={};H.exports=
j,H.exports.default=j;const ge={paths:{"/invoices":{post:{operationId:"createInvoice",parameters:[{name:"Idempotency-Key",
in:"header",required:!1,schema:{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible\
_ascii"}},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:{required:!0,content:{
"application/json":{schema:{type:"object",additionalProperties:!1,required:["amount","currency"],properties:{amount:{$ref:"\
#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedCurrency"},description:{$ref:"#/com\
ponents/schemas/Description"},customer_name:{type:"string",maxLength:255},customer_email:{$ref:"#/components/schemas/Ema\
il"},due_date:{type:"string",format:"date"},items:{type:"array",maxItems:100,items:{$ref:"#/components/schemas/LineItem"}},
metadata:{$ref:"#/components/schemas/Metadata"}}}}}}}}},components:{schemas:{Metadata:{type:"object",maxProperties:50,propertyNames:{
type:"string",minLength:1,maxLength:40},additionalProperties:{$ref:"#/components/schemas/MetadataValue"}},MetadataValue:{
anyOf:[{type:"string",maxLength:500},{type:"number"},{type:"boolean"},{type:"null"}]},LineItem:{type:"object",additionalProperties:!1,
required:["name","quantity","unit_price"],properties:{name:{type:"string",minLength:1,maxLength:255},quantity:{type:"num\
ber",exclusiveMinimum:0,maximum:999999999999999},unit_price:{type:"number",minimum:0,maximum:999999999999999}}},Email:{type:"\
string",format:"email",maxLength:254},Description:{type:"string",maxLength:1e3},RequestedCurrency:{type:"string",minLength:1,
maxLength:16},RequestedAmount:{type:"number",exclusiveMinimum:0,maximum:999999999999999}}},properties:{query:{},headers:{},
params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["amount","currency"],properties:{amount:{$ref:"\
#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedCurrency"},description:{$ref:"#/com\
ponents/schemas/Description"},customer_name:{type:"string",maxLength:255},customer_email:{$ref:"#/components/schemas/Ema\
il"},due_date:{type:"string",format:"date"},items:{type:"array",maxItems:100,items:{$ref:"#/components/schemas/LineItem"}},
metadata:{$ref:"#/components/schemas/Metadata"}}}},required:["body"]},Y={type:"number",exclusiveMinimum:0,maximum:999999999999999},
I={type:"string",minLength:1,maxLength:16},f={type:"string",maxLength:1e3},A={type:"string",format:"email",maxLength:254},
D={type:"object",additionalProperties:!1,required:["name","quantity","unit_price"],properties:{name:{type:"string",minLength:1,
maxLength:255},quantity:{type:"number",exclusiveMinimum:0,maximum:999999999999999},unit_price:{type:"number",minimum:0,maximum:999999999999999}}},
ne=ucs2length,re=formats.email,oe=formats.date,X={type:"object",maxProperties:50,propertyNames:{type:"string",minLength:1,
maxLength:40},additionalProperties:{$ref:"#/components/schemas/MetadataValue"}},C={anyOf:[{type:"string",maxLength:500},
{type:"number"},{type:"boolean"},{type:"null"}]};function c(w,{instancePath:l="",parentData:P,parentDataProperty:d,rootData:h=w,
dynamicAnchors:g={}}={}){let k=null,i=0;const y=c.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=
void 0),i===0)if(w&&typeof w=="object"&&!Array.isArray(w)){if(Object.keys(w).length>50)return c.errors=[{instancePath:l,
schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(const E in w){const S=i;if(i===S)if(typeof E==
"string"){if(E.length>40&&ne(E)>40){const ee={instancePath:l,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",
params:{limit:40},propertyName:E};k===null?k=[ee]:k.push(ee),i++}else if(E.length<2&&ne(E)<1){const ee={instancePath:l,schemaPath:"\
#/propertyNames/minLength",keyword:"minLength",params:{limit:1},propertyName:E};k===null?k=[ee]:k.push(ee),i++}}else{const ee={
instancePath:l,schemaPath:"#/propertyNames/type",keyword:"type",params:{type:"string"},propertyName:E};k===null?k=[ee]:k.
push(ee),i++}var T=S===i;if(!T){const ee={instancePath:l,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:E}};
return k===null?k=[ee]:k.push(ee),i++,c.errors=k,!1;break}}if(T)for(const E in w){let S=w[E];const ee=i,me=i;let K=!1;const F=i;
if(i===F)if(typeof S=="string"){if(S.length>500&&ne(S)>500){const de={instancePath:l+"/"+E.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf/0/maxLength",keyword:"maxLength",params:{limit:500}};k===null?
k=[de]:k.push(de),i++}}else{const de={instancePath:l+"/"+E.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/componen\
ts/schemas/MetadataValue/anyOf/0/type",keyword:"type",params:{type:"string"}};k===null?k=[de]:k.push(de),i++}var O=F===i;
K=K||O;const G=i;if(!(typeof S=="number"&&isFinite(S))){const de={instancePath:l+"/"+E.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf/1/type",keyword:"type",params:{type:"number"}};k===null?k=[de]:
k.push(de),i++}var O=G===i;K=K||O;const Pe=i;if(typeof S!="boolean"){const de={instancePath:l+"/"+E.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf/2/type",keyword:"type",params:{type:"boolean"}};k===null?
k=[de]:k.push(de),i++}var O=Pe===i;K=K||O;const Ze=i;if(S!==null){const de={instancePath:l+"/"+E.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf/3/type",keyword:"type",params:{type:"null"}};k===null?k=
[de]:k.push(de),i++}var O=Ze===i;if(K=K||O,K)i=me,k!==null&&(me?k.length=me:k=null);else{const de={instancePath:l+"/"+E.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf",keyword:"anyOf",params:{}};
return k===null?k=[de]:k.push(de),i++,c.errors=k,!1}var _=ee===i;if(!_)break}}else return c.errors=[{instancePath:l,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return c.errors=k,i===0}c.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function j(w,{instancePath:l="",parentData:P,parentDataProperty:d,rootData:h=w,dynamicAnchors:g={}}={}){let k=null,i=0;const y=j.
evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),w&&typeof w=="object"&&!Array.isArray(w)){
let E;if(w.body===void 0&&(E="body"))return j.errors=[{instancePath:l,schemaPath:"#/required",keyword:"required",params:{
missingProperty:E}}],!1;if(w.body!==void 0){let S=w.body;if(i===i)if(S&&typeof S=="object"&&!Array.isArray(S)){let me;if(S.
amount===void 0&&(me="amount")||S.currency===void 0&&(me="currency"))return j.errors=[{instancePath:l+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:me}}],!1;{const K=i;for(const F in S)if(!(F==="am\
ount"||F==="currency"||F==="description"||F==="customer_name"||F==="customer_email"||F==="due_date"||F==="items"||F==="m\
etadata")){return j.errors=[{instancePath:l+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:F}}],!1;break}if(K===i){if(S.amount!==void 0){let F=S.amount;const G=i;if(i===
i)if(typeof F=="number"&&isFinite(F)){if(F>999999999999999||isNaN(F))return j.errors=[{instancePath:l+"/body/amount",schemaPath:"\
#/components/schemas/RequestedAmount/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999}}],!1;if(F<=
0||isNaN(F))return j.errors=[{instancePath:l+"/body/amount",schemaPath:"#/components/schemas/RequestedAmount/exclusiveMi\
nimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return j.errors=[{instancePath:l+"/body/amou\
nt",schemaPath:"#/components/schemas/RequestedAmount/type",keyword:"type",params:{type:"number"}}],!1;var T=G===i}else var T=!0;
if(T){if(S.currency!==void 0){let F=S.currency;const G=i;if(i===i)if(typeof F=="string"){if(F.length>16&&ne(F)>16)return j.
errors=[{instancePath:l+"/body/currency",schemaPath:"#/components/schemas/RequestedCurrency/maxLength",keyword:"maxLengt\
h",params:{limit:16}}],!1;if(F.length<2&&ne(F)<1)return j.errors=[{instancePath:l+"/body/currency",schemaPath:"#/compone\
nts/schemas/RequestedCurrency/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:l+
"/body/currency",schemaPath:"#/components/schemas/RequestedCurrency/type",keyword:"type",params:{type:"string"}}],!1;var T=G===
i}else var T=!0;if(T){if(S.description!==void 0){let F=S.description;const G=i;if(i===i)if(typeof F=="string"){if(F.length>
1e3&&ne(F)>1e3)return j.errors=[{instancePath:l+"/body/description",schemaPath:"#/components/schemas/Description/maxLeng\
th",keyword:"maxLength",params:{limit:1e3}}],!1}else return j.errors=[{instancePath:l+"/body/description",schemaPath:"#/\
components/schemas/Description/type",keyword:"type",params:{type:"string"}}],!1;var T=G===i}else var T=!0;if(T){if(S.customer_name!==
void 0){let F=S.customer_name;const G=i;if(i===G)if(typeof F=="string"){if(F.length>255&&ne(F)>255)return j.errors=[{instancePath:l+
"/body/customer_name",schemaPath:"#/properties/body/properties/customer_name/maxLength",keyword:"maxLength",params:{limit:255}}],
!1}else return j.errors=[{instancePath:l+"/body/customer_name",schemaPath:"#/properties/body/properties/customer_name/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var T=G===i}else var T=!0;if(T){if(S.customer_email!==void 0){let F=S.customer_email;
const G=i,Pe=i;if(i===Pe&&i===Pe)if(typeof F=="string"){if(F.length>254&&ne(F)>254)return j.errors=[{instancePath:l+"/bo\
dy/customer_email",schemaPath:"#/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit:254}}],!1;if(!re(
F))return j.errors=[{instancePath:l+"/body/customer_email",schemaPath:"#/components/schemas/Email/format",keyword:"forma\
t",params:{format:"email"}}],!1}else return j.errors=[{instancePath:l+"/body/customer_email",schemaPath:"#/components/sc\
hemas/Email/type",keyword:"type",params:{type:"string"}}],!1;var T=G===i}else var T=!0;if(T){if(S.due_date!==void 0){let F=S.
due_date;const G=i;if(i===G&&i===G)if(typeof F=="string"){if(!oe(F))return j.errors=[{instancePath:l+"/body/due_date",schemaPath:"\
#/properties/body/properties/due_date/format",keyword:"format",params:{format:"date"}}],!1}else return j.errors=[{instancePath:l+
"/body/due_date",schemaPath:"#/properties/body/properties/due_date/type",keyword:"type",params:{type:"string"}}],!1;var T=G===
i}else var T=!0;if(T){if(S.items!==void 0){let F=S.items;const G=i;if(i===G)if(Array.isArray(F)){if(F.length>100)return j.
errors=[{instancePath:l+"/body/items",schemaPath:"#/properties/body/properties/items/maxItems",keyword:"maxItems",params:{
limit:100}}],!1;{var O=!0;const Ze=F.length;for(let de=0;de<Ze;de++){let De=F[de];const ye=i;if(i===i)if(De&&typeof De==
"object"&&!Array.isArray(De)){let er;if(De.name===void 0&&(er="name")||De.quantity===void 0&&(er="quantity")||De.unit_price===
void 0&&(er="unit_price"))return j.errors=[{instancePath:l+"/body/items/"+de,schemaPath:"#/components/schemas/LineItem/r\
equired",keyword:"required",params:{missingProperty:er}}],!1;{const Ar=i;for(const ce in De)if(!(ce==="name"||ce==="quan\
tity"||ce==="unit_price")){return j.errors=[{instancePath:l+"/body/items/"+de,schemaPath:"#/components/schemas/LineItem/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:ce}}],!1;break}if(Ar===i){if(De.name!==void 0){
let ce=De.name;const $e=i;if(i===$e)if(typeof ce=="string"){if(ce.length>255&&ne(ce)>255)return j.errors=[{instancePath:l+
"/body/items/"+de+"/name",schemaPath:"#/components/schemas/LineItem/properties/name/maxLength",keyword:"maxLength",params:{
limit:255}}],!1;if(ce.length<2&&ne(ce)<1)return j.errors=[{instancePath:l+"/body/items/"+de+"/name",schemaPath:"#/compon\
ents/schemas/LineItem/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:l+
"/body/items/"+de+"/name",schemaPath:"#/components/schemas/LineItem/properties/name/type",keyword:"type",params:{type:"s\
tring"}}],!1;var _=$e===i}else var _=!0;if(_){if(De.quantity!==void 0){let ce=De.quantity;const $e=i;if(i===$e)if(typeof ce==
"number"&&isFinite(ce)){if(ce>999999999999999||isNaN(ce))return j.errors=[{instancePath:l+"/body/items/"+de+"/quantity",
schemaPath:"#/components/schemas/LineItem/properties/quantity/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999}}],
!1;if(ce<=0||isNaN(ce))return j.errors=[{instancePath:l+"/body/items/"+de+"/quantity",schemaPath:"#/components/schemas/L\
ineItem/properties/quantity/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return j.
errors=[{instancePath:l+"/body/items/"+de+"/quantity",schemaPath:"#/components/schemas/LineItem/properties/quantity/type",
keyword:"type",params:{type:"number"}}],!1;var _=$e===i}else var _=!0;if(_)if(De.unit_price!==void 0){let ce=De.unit_price;
const $e=i;if(i===$e)if(typeof ce=="number"&&isFinite(ce)){if(ce>999999999999999||isNaN(ce))return j.errors=[{instancePath:l+
"/body/items/"+de+"/unit_price",schemaPath:"#/components/schemas/LineItem/properties/unit_price/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:999999999999999}}],!1;if(ce<0||isNaN(ce))return j.errors=[{instancePath:l+"/body/items/"+
de+"/unit_price",schemaPath:"#/components/schemas/LineItem/properties/unit_price/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}else return j.errors=[{instancePath:l+"/body/items/"+de+"/unit_price",schemaPath:"#/components/schemas\
/LineItem/properties/unit_price/type",keyword:"type",params:{type:"number"}}],!1;var _=$e===i}else var _=!0}}}}else return j.
errors=[{instancePath:l+"/body/items/"+de,schemaPath:"#/components/schemas/LineItem/type",keyword:"type",params:{type:"o\
bject"}}],!1;var O=ye===i;if(!O)break}}}else return j.errors=[{instancePath:l+"/body/items",schemaPath:"#/properties/bod\
y/properties/items/type",keyword:"type",params:{type:"array"}}],!1;var T=G===i}else var T=!0;if(T)if(S.metadata!==void 0){
const F=i;c(S.metadata,{instancePath:l+"/body/metadata",parentData:S,parentDataProperty:"metadata",rootData:h,dynamicAnchors:g})||
(k=k===null?c.errors:k.concat(c.errors),i=k.length);var T=F===i}else var T=!0}}}}}}}}}else return j.errors=[{instancePath:l+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return j.errors=k,i===0}return j.
evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},H.exports})()}},getInvoice(){
return{general:(()=>{const H={};H.exports=I,H.exports.default=I;const ge={paths:{"/invoices/{invoice_id}":{get:{operationId:"\
getInvoice",parameters:[{name:"invoice_id",in:"path",required:!0,schema:{type:"string",minLength:1},style:"simple",explode:!1},
{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},
required:["query","headers","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},
params:{type:"object",properties:{invoice_id:{type:"string",minLength:1}},required:["invoice_id"]},cookies:{},body:{}}},
Y=ucs2length;function I(f,{instancePath:A="",parentData:D,parentDataProperty:ne,rootData:re=f,dynamicAnchors:oe={}}={}){
let X=null,C=0;const c=I.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),f&&typeof f=="ob\
ject"&&!Array.isArray(f)){let w;if(f.query===void 0&&(w="query")||f.headers===void 0&&(w="headers")||f.params===void 0&&
(w="params"))return I.errors=[{instancePath:A,schemaPath:"#/required",keyword:"required",params:{missingProperty:w}}],!1;
if(f.headers!==void 0){let l=f.headers;const P=C;if(C===P)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.prefer!==void 0){
let d=l.prefer;const h=C;if(typeof d!="string"){let g=typeof d,k;if(k===void 0)if(g=="number"||g=="boolean")k=""+d;else if(d===
null)k="";else return I.errors=[{instancePath:A+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/typ\
e",keyword:"type",params:{type:"string"}}],!1;k!==void 0&&(d=k,l!==void 0&&(l.prefer=k))}if(C===h&&typeof d=="string"&&d.
length>4096&&Y(d)>4096)return I.errors=[{instancePath:A+"/headers/prefer",schemaPath:"#/properties/headers/properties/pr\
efer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return I.errors=[{instancePath:A+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var j=P===C}else var j=!0;if(j)if(f.params!==void 0){
let l=f.params;const P=C;if(C===P)if(l&&typeof l=="object"&&!Array.isArray(l)){let h;if(l.invoice_id===void 0&&(h="invoi\
ce_id"))return I.errors=[{instancePath:A+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:h}}],!1;if(l.invoice_id!==void 0){let g=l.invoice_id;const k=C;if(typeof g!="string"){let i=typeof g,y;if(y===
void 0)if(i=="number"||i=="boolean")y=""+g;else if(g===null)y="";else return I.errors=[{instancePath:A+"/params/invoice_\
id",schemaPath:"#/properties/params/properties/invoice_id/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(g=
y,l!==void 0&&(l.invoice_id=y))}if(C===k&&typeof g=="string"&&g.length<2&&Y(g)<1)return I.errors=[{instancePath:A+"/para\
ms/invoice_id",schemaPath:"#/properties/params/properties/invoice_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}else
return I.errors=[{instancePath:A+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],
!1;var j=P===C}else var j=!0}return I.errors=X,C===0}return I.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1},H.exports})(),body:void 0}},listPayouts(){return{general:(()=>{const H={};H.exports=
f,H.exports.default=f;const ge={paths:{"/payouts":{get:{operationId:"listPayouts",parameters:[{name:"limit",in:"query",required:!1,
schema:{type:"integer",minimum:1,maximum:100,default:10},allowReserved:!0,style:"form",explode:!0},{name:"starting_after",
in:"query",required:!1,schema:{type:"string",minLength:1},allowReserved:!0,style:"form",explode:!0},{name:"ending_before",
in:"query",required:!1,schema:{type:"string",minLength:1},allowReserved:!0,style:"form",explode:!0},{name:"status",in:"q\
uery",required:!1,schema:{type:"string",enum:["pending","processing","completed","failed"]},allowReserved:!0,style:"form",
explode:!0},{name:"created_after",in:"query",required:!1,schema:{type:"string",format:"date-time"},allowReserved:!0,style:"\
form",explode:!0},{name:"created_before",in:"query",required:!1,schema:{type:"string",format:"date-time"},allowReserved:!0,
style:"form",explode:!0},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},
components:{schemas:{}},required:["query","headers","params"],properties:{query:{type:"object",properties:{limit:{type:"\
integer",minimum:1,maximum:100,default:10},starting_after:{type:"string",minLength:1},ending_before:{type:"string",minLength:1},
status:{type:"string",enum:["pending","processing","completed","failed"]},created_after:{type:"string",format:"date-time"},
created_before:{type:"string",format:"date-time"}}},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},
params:{},cookies:{},body:{}}},Y=ucs2length,I=formats["date-time"];function f(A,{instancePath:D="",parentData:ne,parentDataProperty:re,
rootData:oe=A,dynamicAnchors:X={}}={}){let C=null,c=0;const j=f.evaluated;if(j.dynamicProps&&(j.props=void 0),j.dynamicItems&&
(j.items=void 0),A&&typeof A=="object"&&!Array.isArray(A)){let P;if(A.query===void 0&&(P="query")||A.headers===void 0&&(P=
"headers")||A.params===void 0&&(P="params"))return f.errors=[{instancePath:D,schemaPath:"#/required",keyword:"required",
params:{missingProperty:P}}],!1;if(A.query!==void 0){let d=A.query;const h=c;if(c===h)if(d&&typeof d=="object"&&!Array.isArray(
d)){d.limit===void 0&&(d.limit=10);let g=d.limit;const k=c;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){let i=typeof g,
y;if(y===void 0)if(i==="boolean"||g===null||i==="string"&&g&&g==+g&&!(g%1))y=+g;else return f.errors=[{instancePath:D+"/\
query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&
(g=y,d!==void 0&&(d.limit=y))}if(c===k&&typeof g=="number"&&isFinite(g)){if(g>100||isNaN(g))return f.errors=[{instancePath:D+
"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],
!1;if(g<1||isNaN(g))return f.errors=[{instancePath:D+"/query/limit",schemaPath:"#/properties/query/properties/limit/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var w=k===c;if(w){if(d.starting_after!==void 0){let i=d.starting_after;
const y=c;if(typeof i!="string"){let O=typeof i,_;if(_===void 0)if(O=="number"||O=="boolean")_=""+i;else if(i===null)_="";else
return f.errors=[{instancePath:D+"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/type",
keyword:"type",params:{type:"string"}}],!1;_!==void 0&&(i=_,d!==void 0&&(d.starting_after=_))}if(c===y&&typeof i=="strin\
g"&&i.length<2&&Y(i)<1)return f.errors=[{instancePath:D+"/query/starting_after",schemaPath:"#/properties/query/propertie\
s/starting_after/minLength",keyword:"minLength",params:{limit:1}}],!1;var w=y===c}else var w=!0;if(w){if(d.ending_before!==
void 0){let i=d.ending_before;const y=c;if(typeof i!="string"){let O=typeof i,_;if(_===void 0)if(O=="number"||O=="boolea\
n")_=""+i;else if(i===null)_="";else return f.errors=[{instancePath:D+"/query/ending_before",schemaPath:"#/properties/qu\
ery/properties/ending_before/type",keyword:"type",params:{type:"string"}}],!1;_!==void 0&&(i=_,d!==void 0&&(d.ending_before=
_))}if(c===y&&typeof i=="string"&&i.length<2&&Y(i)<1)return f.errors=[{instancePath:D+"/query/ending_before",schemaPath:"\
#/properties/query/properties/ending_before/minLength",keyword:"minLength",params:{limit:1}}],!1;var w=y===c}else var w=!0;
if(w){if(d.status!==void 0){let i=d.status;const y=c;if(typeof i!="string"){let O=typeof i,_;if(_===void 0)if(O=="number"||
O=="boolean")_=""+i;else if(i===null)_="";else return f.errors=[{instancePath:D+"/query/status",schemaPath:"#/properties\
/query/properties/status/type",keyword:"type",params:{type:"string"}}],!1;_!==void 0&&(i=_,d!==void 0&&(d.status=_))}if(!(i===
"pending"||i==="processing"||i==="completed"||i==="failed"))return f.errors=[{instancePath:D+"/query/status",schemaPath:"\
#/properties/query/properties/status/enum",keyword:"enum",params:{allowedValues:ge.properties.query.properties.status.enum}}],
!1;var w=y===c}else var w=!0;if(w){if(d.created_after!==void 0){let i=d.created_after;const y=c;if(typeof i!="string"){let O=typeof i,
_;if(_===void 0)if(O=="number"||O=="boolean")_=""+i;else if(i===null)_="";else return f.errors=[{instancePath:D+"/query/\
created_after",schemaPath:"#/properties/query/properties/created_after/type",keyword:"type",params:{type:"string"}}],!1;
_!==void 0&&(i=_,d!==void 0&&(d.created_after=_))}if(c===y&&c===y&&typeof i=="string"&&!I(i))return f.errors=[{instancePath:D+
"/query/created_after",schemaPath:"#/properties/query/properties/created_after/format",keyword:"format",params:{format:"\
date-time"}}],!1;var w=y===c}else var w=!0;if(w)if(d.created_before!==void 0){let i=d.created_before;const y=c;if(typeof i!=
"string"){let O=typeof i,_;if(_===void 0)if(O=="number"||O=="boolean")_=""+i;else if(i===null)_="";else return f.errors=
[{instancePath:D+"/query/created_before",schemaPath:"#/properties/query/properties/created_before/type",keyword:"type",params:{
type:"string"}}],!1;_!==void 0&&(i=_,d!==void 0&&(d.created_before=_))}if(c===y&&c===y&&typeof i=="string"&&!I(i))return f.
errors=[{instancePath:D+"/query/created_before",schemaPath:"#/properties/query/properties/created_before/format",keyword:"\
format",params:{format:"date-time"}}],!1;var w=y===c}else var w=!0}}}}}else return f.errors=[{instancePath:D+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"}}],!1;var l=h===c}else var l=!0;if(l)if(A.headers!==void 0){
let d=A.headers;const h=c;if(c===h)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.prefer!==void 0){let k=d.prefer;const i=c;
if(typeof k!="string"){let y=typeof k,T;if(T===void 0)if(y=="number"||y=="boolean")T=""+k;else if(k===null)T="";else return f.
errors=[{instancePath:D+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{
type:"string"}}],!1;T!==void 0&&(k=T,d!==void 0&&(d.prefer=T))}if(c===i&&typeof k=="string"&&k.length>4096&&Y(k)>4096)return f.
errors=[{instancePath:D+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLeng\
th",params:{limit:4096}}],!1}}else return f.errors=[{instancePath:D+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"object"}}],!1;var l=h===c}else var l=!0}return f.errors=C,c===0}return f.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},H.exports})(),body:void 0}},createPayout(){return{
general:(()=>{const H={};H.exports=f,H.exports.default=f;const ge={paths:{"/payouts":{post:{operationId:"createPayout",parameters:[
{name:"Idempotency-Key",in:"header",required:!1,schema:{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-te\
nderbox-format":"visible_ascii"}},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:{
required:!0,content:{"application/json":{schema:{type:"object",additionalProperties:!1,required:["amount","currency","ad\
dress"],properties:{amount:{$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedC\
urrency"},address:{type:"string",minLength:1},description:{$ref:"#/components/schemas/Description"},metadata:{$ref:"#/co\
mponents/schemas/Metadata"},fee_level:{$ref:"#/components/schemas/FeeLevel"}}}}}}}}},components:{schemas:{FeeLevel:{type:"\
string",enum:["low","medium","high"]},Metadata:{type:"object",maxProperties:50,propertyNames:{type:"string",minLength:1,
maxLength:40},additionalProperties:{$ref:"#/components/schemas/MetadataValue"}},MetadataValue:{anyOf:[{type:"string",maxLength:500},
{type:"number"},{type:"boolean"},{type:"null"}]},Description:{type:"string",maxLength:1e3},RequestedCurrency:{type:"stri\
ng",minLength:1,maxLength:16},RequestedAmount:{type:"number",exclusiveMinimum:0,maximum:999999999999999}}},required:["qu\
ery","headers","params"],properties:{query:{},headers:{type:"object",properties:{"idempotency-key":{type:"string",minLength:1,
maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible_ascii"},prefer:{type:"string",maxLength:4096}}},params:{},
cookies:{},body:{}}},Y=ucs2length,I=new RegExp("^[!-~]+$","u");function f(A,{instancePath:D="",parentData:ne,parentDataProperty:re,
rootData:oe=A,dynamicAnchors:X={}}={}){let C=null,c=0;const j=f.evaluated;if(j.dynamicProps&&(j.props=void 0),j.dynamicItems&&
(j.items=void 0),A&&typeof A=="object"&&!Array.isArray(A)){let l;if(A.query===void 0&&(l="query")||A.headers===void 0&&(l=
"headers")||A.params===void 0&&(l="params"))return f.errors=[{instancePath:D,schemaPath:"#/required",keyword:"required",
params:{missingProperty:l}}],!1;if(A.headers!==void 0){let P=A.headers;if(c===c)if(P&&typeof P=="object"&&!Array.isArray(
P)){if(P["idempotency-key"]!==void 0){let h=P["idempotency-key"];const g=c;if(typeof h!="string"){let k=typeof h,i;if(i===
void 0)if(k=="number"||k=="boolean")i=""+h;else if(h===null)i="";else return f.errors=[{instancePath:D+"/headers/idempot\
ency-key",schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;i!==
void 0&&(h=i,P!==void 0&&(P["idempotency-key"]=i))}if(c===g&&typeof h=="string"){if(h.length>255&&Y(h)>255)return f.errors=
[{instancePath:D+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(h.length<2&&Y(h)<1)return f.errors=[{instancePath:D+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!I.test(h))return f.
errors=[{instancePath:D+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",
keyword:"pattern",params:{pattern:"^[!-~]+$"}}],!1}var w=g===c}else var w=!0;if(w)if(P.prefer!==void 0){let h=P.prefer;const g=c;
if(typeof h!="string"){let i=typeof h,y;if(y===void 0)if(i=="number"||i=="boolean")y=""+h;else if(h===null)y="";else return f.
errors=[{instancePath:D+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{
type:"string"}}],!1;y!==void 0&&(h=y,P!==void 0&&(P.prefer=y))}if(c===g&&typeof h=="string"&&h.length>4096&&Y(h)>4096)return f.
errors=[{instancePath:D+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLeng\
th",params:{limit:4096}}],!1;var w=g===c}else var w=!0}else return f.errors=[{instancePath:D+"/headers",schemaPath:"#/pr\
operties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return f.errors=C,c===0}return f.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},H.exports})(),body:(()=>{const H={};H.exports=
X,H.exports.default=X;const ge={paths:{"/payouts":{post:{operationId:"createPayout",parameters:[{name:"Idempotency-Key",
in:"header",required:!1,schema:{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible\
_ascii"}},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:{required:!0,content:{
"application/json":{schema:{type:"object",additionalProperties:!1,required:["amount","currency","address"],properties:{amount:{
$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedCurrency"},address:{type:"str\
ing",minLength:1},description:{$ref:"#/components/schemas/Description"},metadata:{$ref:"#/components/schemas/Metadata"},
fee_level:{$ref:"#/components/schemas/FeeLevel"}}}}}}}}},components:{schemas:{FeeLevel:{type:"string",enum:["low","mediu\
m","high"]},Metadata:{type:"object",maxProperties:50,propertyNames:{type:"string",minLength:1,maxLength:40},additionalProperties:{
$ref:"#/components/schemas/MetadataValue"}},MetadataValue:{anyOf:[{type:"string",maxLength:500},{type:"number"},{type:"b\
oolean"},{type:"null"}]},Description:{type:"string",maxLength:1e3},RequestedCurrency:{type:"string",minLength:1,maxLength:16},
RequestedAmount:{type:"number",exclusiveMinimum:0,maximum:999999999999999}}},properties:{query:{},headers:{},params:{},cookies:{},
body:{type:"object",additionalProperties:!1,required:["amount","currency","address"],properties:{amount:{$ref:"#/compone\
nts/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedCurrency"},address:{type:"string",minLength:1},
description:{$ref:"#/components/schemas/Description"},metadata:{$ref:"#/components/schemas/Metadata"},fee_level:{$ref:"#\
/components/schemas/FeeLevel"}}}},required:["body"]},Y={type:"number",exclusiveMinimum:0,maximum:999999999999999},I={type:"\
string",minLength:1,maxLength:16},f={type:"string",maxLength:1e3},A={type:"string",enum:["low","medium","high"]},D=ucs2length,
ne={type:"object",maxProperties:50,propertyNames:{type:"string",minLength:1,maxLength:40},additionalProperties:{$ref:"#/\
components/schemas/MetadataValue"}},re={anyOf:[{type:"string",maxLength:500},{type:"number"},{type:"boolean"},{type:"nul\
l"}]};function oe(C,{instancePath:c="",parentData:j,parentDataProperty:w,rootData:l=C,dynamicAnchors:P={}}={}){let d=null,
h=0;const g=oe.evaluated;if(g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0),h===0)if(C&&typeof C=="obj\
ect"&&!Array.isArray(C)){if(Object.keys(C).length>50)return oe.errors=[{instancePath:c,schemaPath:"#/maxProperties",keyword:"\
maxProperties",params:{limit:50}}],!1;for(const T in C){const O=h;if(h===O)if(typeof T=="string"){if(T.length>40&&D(T)>40){
const _={instancePath:c,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit:40},propertyName:T};d===
null?d=[_]:d.push(_),h++}else if(T.length<2&&D(T)<1){const _={instancePath:c,schemaPath:"#/propertyNames/minLength",keyword:"\
minLength",params:{limit:1},propertyName:T};d===null?d=[_]:d.push(_),h++}}else{const _={instancePath:c,schemaPath:"#/pro\
pertyNames/type",keyword:"type",params:{type:"string"},propertyName:T};d===null?d=[_]:d.push(_),h++}var k=O===h;if(!k){const _={
instancePath:c,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:T}};return d===null?d=[_]:d.push(
_),h++,oe.errors=d,!1;break}}if(k)for(const T in C){let O=C[T];const _=h,E=h;let S=!1;const ee=h;if(h===ee)if(typeof O==
"string"){if(O.length>500&&D(O)>500){const G={instancePath:c+"/"+T.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/\
components/schemas/MetadataValue/anyOf/0/maxLength",keyword:"maxLength",params:{limit:500}};d===null?d=[G]:d.push(G),h++}}else{
const G={instancePath:c+"/"+T.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyO\
f/0/type",keyword:"type",params:{type:"string"}};d===null?d=[G]:d.push(G),h++}var i=ee===h;S=S||i;const me=h;if(!(typeof O==
"number"&&isFinite(O))){const G={instancePath:c+"/"+T.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/sc\
hemas/MetadataValue/anyOf/1/type",keyword:"type",params:{type:"number"}};d===null?d=[G]:d.push(G),h++}var i=me===h;S=S||
i;const K=h;if(typeof O!="boolean"){const G={instancePath:c+"/"+T.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/c\
omponents/schemas/MetadataValue/anyOf/2/type",keyword:"type",params:{type:"boolean"}};d===null?d=[G]:d.push(G),h++}var i=K===
h;S=S||i;const F=h;if(O!==null){const G={instancePath:c+"/"+T.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/compo\
nents/schemas/MetadataValue/anyOf/3/type",keyword:"type",params:{type:"null"}};d===null?d=[G]:d.push(G),h++}var i=F===h;
if(S=S||i,S)h=E,d!==null&&(E?d.length=E:d=null);else{const G={instancePath:c+"/"+T.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/components/schemas/MetadataValue/anyOf",keyword:"anyOf",params:{}};return d===null?d=[G]:d.push(G),h++,oe.
errors=d,!1}var y=_===h;if(!y)break}}else return oe.errors=[{instancePath:c,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return oe.errors=d,h===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function X(C,{instancePath:c="",
parentData:j,parentDataProperty:w,rootData:l=C,dynamicAnchors:P={}}={}){let d=null,h=0;const g=X.evaluated;if(g.dynamicProps&&
(g.props=void 0),g.dynamicItems&&(g.items=void 0),C&&typeof C=="object"&&!Array.isArray(C)){let i;if(C.body===void 0&&(i=
"body"))return X.errors=[{instancePath:c,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(C.
body!==void 0){let y=C.body;if(h===h)if(y&&typeof y=="object"&&!Array.isArray(y)){let O;if(y.amount===void 0&&(O="amount")||
y.currency===void 0&&(O="currency")||y.address===void 0&&(O="address"))return X.errors=[{instancePath:c+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:O}}],!1;{const _=h;for(const E in y)if(!(E==="amo\
unt"||E==="currency"||E==="address"||E==="description"||E==="metadata"||E==="fee_level")){return X.errors=[{instancePath:c+
"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:E}}],
!1;break}if(_===h){if(y.amount!==void 0){let E=y.amount;const S=h;if(h===h)if(typeof E=="number"&&isFinite(E)){if(E>999999999999999||
isNaN(E))return X.errors=[{instancePath:c+"/body/amount",schemaPath:"#/components/schemas/RequestedAmount/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:999999999999999}}],!1;if(E<=0||isNaN(E))return X.errors=[{instancePath:c+"/body/a\
mount",schemaPath:"#/components/schemas/RequestedAmount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:"\
>",limit:0}}],!1}else return X.errors=[{instancePath:c+"/body/amount",schemaPath:"#/components/schemas/RequestedAmount/t\
ype",keyword:"type",params:{type:"number"}}],!1;var k=S===h}else var k=!0;if(k){if(y.currency!==void 0){let E=y.currency;
const S=h;if(h===h)if(typeof E=="string"){if(E.length>16&&D(E)>16)return X.errors=[{instancePath:c+"/body/currency",schemaPath:"\
#/components/schemas/RequestedCurrency/maxLength",keyword:"maxLength",params:{limit:16}}],!1;if(E.length<2&&D(E)<1)return X.
errors=[{instancePath:c+"/body/currency",schemaPath:"#/components/schemas/RequestedCurrency/minLength",keyword:"minLengt\
h",params:{limit:1}}],!1}else return X.errors=[{instancePath:c+"/body/currency",schemaPath:"#/components/schemas/Request\
edCurrency/type",keyword:"type",params:{type:"string"}}],!1;var k=S===h}else var k=!0;if(k){if(y.address!==void 0){let E=y.
address;const S=h;if(h===S)if(typeof E=="string"){if(E.length<2&&D(E)<1)return X.errors=[{instancePath:c+"/body/address",
schemaPath:"#/properties/body/properties/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return X.errors=
[{instancePath:c+"/body/address",schemaPath:"#/properties/body/properties/address/type",keyword:"type",params:{type:"str\
ing"}}],!1;var k=S===h}else var k=!0;if(k){if(y.description!==void 0){let E=y.description;const S=h;if(h===h)if(typeof E==
"string"){if(E.length>1e3&&D(E)>1e3)return X.errors=[{instancePath:c+"/body/description",schemaPath:"#/components/schema\
s/Description/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return X.errors=[{instancePath:c+"/body/descri\
ption",schemaPath:"#/components/schemas/Description/type",keyword:"type",params:{type:"string"}}],!1;var k=S===h}else var k=!0;
if(k){if(y.metadata!==void 0){const E=h;oe(y.metadata,{instancePath:c+"/body/metadata",parentData:y,parentDataProperty:"\
metadata",rootData:l,dynamicAnchors:P})||(d=d===null?oe.errors:d.concat(oe.errors),h=d.length);var k=E===h}else var k=!0;
if(k)if(y.fee_level!==void 0){let E=y.fee_level;const S=h;if(typeof E!="string")return X.errors=[{instancePath:c+"/body/\
fee_level",schemaPath:"#/components/schemas/FeeLevel/type",keyword:"type",params:{type:"string"}}],!1;if(!(E==="low"||E===
"medium"||E==="high"))return X.errors=[{instancePath:c+"/body/fee_level",schemaPath:"#/components/schemas/FeeLevel/enum",
keyword:"enum",params:{allowedValues:A.enum}}],!1;var k=S===h}else var k=!0}}}}}}}else return X.errors=[{instancePath:c+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return X.errors=d,h===0}return X.
evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},H.exports})()}},getPayout(){
return{general:(()=>{const H={};H.exports=I,H.exports.default=I;const ge={paths:{"/payouts/{payout_id}":{get:{operationId:"\
getPayout",parameters:[{name:"payout_id",in:"path",required:!0,schema:{type:"string",minLength:1},style:"simple",explode:!1},
{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},
required:["query","headers","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},
params:{type:"object",properties:{payout_id:{type:"string",minLength:1}},required:["payout_id"]},cookies:{},body:{}}},Y=ucs2length;
function I(f,{instancePath:A="",parentData:D,parentDataProperty:ne,rootData:re=f,dynamicAnchors:oe={}}={}){let X=null,C=0;
const c=I.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),f&&typeof f=="object"&&!Array.isArray(
f)){let w;if(f.query===void 0&&(w="query")||f.headers===void 0&&(w="headers")||f.params===void 0&&(w="params"))return I.
errors=[{instancePath:A,schemaPath:"#/required",keyword:"required",params:{missingProperty:w}}],!1;if(f.headers!==void 0){
let l=f.headers;const P=C;if(C===P)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.prefer!==void 0){let d=l.prefer;const h=C;
if(typeof d!="string"){let g=typeof d,k;if(k===void 0)if(g=="number"||g=="boolean")k=""+d;else if(d===null)k="";else return I.
errors=[{instancePath:A+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{
type:"string"}}],!1;k!==void 0&&(d=k,l!==void 0&&(l.prefer=k))}if(C===h&&typeof d=="string"&&d.length>4096&&Y(d)>4096)return I.
errors=[{instancePath:A+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLeng\
th",params:{limit:4096}}],!1}}else return I.errors=[{instancePath:A+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"object"}}],!1;var j=P===C}else var j=!0;if(j)if(f.params!==void 0){let l=f.params;const P=C;if(C===P)
if(l&&typeof l=="object"&&!Array.isArray(l)){let h;if(l.payout_id===void 0&&(h="payout_id"))return I.errors=[{instancePath:A+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:h}}],!1;if(l.payout_id!==
void 0){let g=l.payout_id;const k=C;if(typeof g!="string"){let i=typeof g,y;if(y===void 0)if(i=="number"||i=="boolean")y=
""+g;else if(g===null)y="";else return I.errors=[{instancePath:A+"/params/payout_id",schemaPath:"#/properties/params/pro\
perties/payout_id/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(g=y,l!==void 0&&(l.payout_id=y))}if(C===
k&&typeof g=="string"&&g.length<2&&Y(g)<1)return I.errors=[{instancePath:A+"/params/payout_id",schemaPath:"#/properties/\
params/properties/payout_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}else return I.errors=[{instancePath:A+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var j=P===C}else var j=!0}return I.
errors=X,C===0}return I.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},
H.exports})(),body:void 0}},listWebhooks(){return{general:(()=>{const H={};H.exports=I,H.exports.default=I;const ge={paths:{
"/webhooks":{get:{operationId:"listWebhooks",parameters:[{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],
requestBody:null}}},components:{schemas:{}},required:["query","headers","params"],properties:{query:{},headers:{type:"ob\
ject",properties:{prefer:{type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},Y=ucs2length;function I(f,{instancePath:A="",
parentData:D,parentDataProperty:ne,rootData:re=f,dynamicAnchors:oe={}}={}){let X=null,C=0;const c=I.evaluated;if(c.dynamicProps&&
(c.props=void 0),c.dynamicItems&&(c.items=void 0),f&&typeof f=="object"&&!Array.isArray(f)){let j;if(f.query===void 0&&(j=
"query")||f.headers===void 0&&(j="headers")||f.params===void 0&&(j="params"))return I.errors=[{instancePath:A,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:j}}],!1;if(f.headers!==void 0){let w=f.headers;if(C===C)if(w&&typeof w==
"object"&&!Array.isArray(w)){if(w.prefer!==void 0){let P=w.prefer;const d=C;if(typeof P!="string"){let h=typeof P,g;if(g===
void 0)if(h=="number"||h=="boolean")g=""+P;else if(P===null)g="";else return I.errors=[{instancePath:A+"/headers/prefer",
schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;g!==void 0&&(P=g,w!==
void 0&&(w.prefer=g))}if(C===d&&typeof P=="string"&&P.length>4096&&Y(P)>4096)return I.errors=[{instancePath:A+"/headers/\
prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else
return I.errors=[{instancePath:A+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],
!1}}return I.errors=X,C===0}return I.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1},H.exports})(),body:void 0}},createWebhook(){return{general:(()=>{const H={};H.exports=f,H.exports.default=
f;const ge={paths:{"/webhooks":{post:{operationId:"createWebhook",parameters:[{name:"Idempotency-Key",in:"header",required:!1,
schema:{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible_ascii"}},{name:"Prefer",
in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:{required:!0,content:{"application/json":{schema:{
type:"object",additionalProperties:!1,required:["url","event_types"],properties:{url:{$ref:"#/components/schemas/HttpUrl"},
secret:{type:"string",minLength:1,maxLength:255},event_types:{type:"array",minItems:1,uniqueItems:!0,items:{$ref:"#/comp\
onents/schemas/EventType"}}}}}}}}}},components:{schemas:{EventType:{type:"string",enum:["payment.created","payment.pendi\
ng","payment.underpaid","payment.overpaid","payment.succeeded","payment.expired","payment.paid_late","payment.failed","t\
ransaction.created","transaction.confirmed","transaction.failed","transaction.refunded","refund.created","refund.complet\
ed","invoice.created","invoice.opened","invoice.paid","invoice.past_due","invoice.voided","payout.created","payout.proce\
ssing","payout.completed","payout.failed"]},HttpUrl:{type:"string",format:"uri",pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]",
"x-tenderbox-format":"uri",maxLength:2048}}},required:["query","headers","params"],properties:{query:{},headers:{type:"o\
bject",properties:{"idempotency-key":{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"v\
isible_ascii"},prefer:{type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},Y=ucs2length,I=new RegExp("^[!-~]+\
$","u");function f(A,{instancePath:D="",parentData:ne,parentDataProperty:re,rootData:oe=A,dynamicAnchors:X={}}={}){let C=null,
c=0;const j=f.evaluated;if(j.dynamicProps&&(j.props=void 0),j.dynamicItems&&(j.items=void 0),A&&typeof A=="object"&&!Array.
isArray(A)){let l;if(A.query===void 0&&(l="query")||A.headers===void 0&&(l="headers")||A.params===void 0&&(l="params"))return f.
errors=[{instancePath:D,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;if(A.headers!==void 0){
let P=A.headers;if(c===c)if(P&&typeof P=="object"&&!Array.isArray(P)){if(P["idempotency-key"]!==void 0){let h=P["idempot\
ency-key"];const g=c;if(typeof h!="string"){let k=typeof h,i;if(i===void 0)if(k=="number"||k=="boolean")i=""+h;else if(h===
null)i="";else return f.errors=[{instancePath:D+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/i\
dempotency-key/type",keyword:"type",params:{type:"string"}}],!1;i!==void 0&&(h=i,P!==void 0&&(P["idempotency-key"]=i))}if(c===
g&&typeof h=="string"){if(h.length>255&&Y(h)>255)return f.errors=[{instancePath:D+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(h.length<2&&Y(
h)<1)return f.errors=[{instancePath:D+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency\
-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!I.test(h))return f.errors=[{instancePath:D+"/headers/idemp\
otency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[!-\
~]+$"}}],!1}var w=g===c}else var w=!0;if(w)if(P.prefer!==void 0){let h=P.prefer;const g=c;if(typeof h!="string"){let i=typeof h,
y;if(y===void 0)if(i=="number"||i=="boolean")y=""+h;else if(h===null)y="";else return f.errors=[{instancePath:D+"/header\
s/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&
(h=y,P!==void 0&&(P.prefer=y))}if(c===g&&typeof h=="string"&&h.length>4096&&Y(h)>4096)return f.errors=[{instancePath:D+"\
/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1;var w=g===c}else var w=!0}else return f.errors=[{instancePath:D+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"object"}}],!1}}return f.errors=C,c===0}return f.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1},H.exports})(),body:(()=>{const H={};H.exports=re,H.exports.default=re;const ge={
paths:{"/webhooks":{post:{operationId:"createWebhook",parameters:[{name:"Idempotency-Key",in:"header",required:!1,schema:{
type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible_ascii"}},{name:"Prefer",in:"hea\
der",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:{required:!0,content:{"application/json":{schema:{type:"\
object",additionalProperties:!1,required:["url","event_types"],properties:{url:{$ref:"#/components/schemas/HttpUrl"},secret:{
type:"string",minLength:1,maxLength:255},event_types:{type:"array",minItems:1,uniqueItems:!0,items:{$ref:"#/components/s\
chemas/EventType"}}}}}}}}}},components:{schemas:{EventType:{type:"string",enum:["payment.created","payment.pending","pay\
ment.underpaid","payment.overpaid","payment.succeeded","payment.expired","payment.paid_late","payment.failed","transacti\
on.created","transaction.confirmed","transaction.failed","transaction.refunded","refund.created","refund.completed","inv\
oice.created","invoice.opened","invoice.paid","invoice.past_due","invoice.voided","payout.created","payout.processing","\
payout.completed","payout.failed"]},HttpUrl:{type:"string",format:"uri",pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]","x-tende\
rbox-format":"uri",maxLength:2048}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,
required:["url","event_types"],properties:{url:{$ref:"#/components/schemas/HttpUrl"},secret:{type:"string",minLength:1,maxLength:255},
event_types:{type:"array",minItems:1,uniqueItems:!0,items:{$ref:"#/components/schemas/EventType"}}}}},required:["body"]},
Y={type:"string",format:"uri",pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]","x-tenderbox-format":"uri",maxLength:2048},I={type:"\
string",enum:["payment.created","payment.pending","payment.underpaid","payment.overpaid","payment.succeeded","payment.ex\
pired","payment.paid_late","payment.failed","transaction.created","transaction.confirmed","transaction.failed","transact\
ion.refunded","refund.created","refund.completed","invoice.created","invoice.opened","invoice.paid","invoice.past_due","\
invoice.voided","payout.created","payout.processing","payout.completed","payout.failed"]},f=formats.uri,A=ucs2length,D=equal,
ne=new RegExp("^[Hh][Tt][Tt][Pp][Ss]?:[/][/]","u");function re(oe,{instancePath:X="",parentData:C,parentDataProperty:c,rootData:j=oe,
dynamicAnchors:w={}}={}){let l=null,P=0;const d=re.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=
void 0),oe&&typeof oe=="object"&&!Array.isArray(oe)){let k;if(oe.body===void 0&&(k="body"))return re.errors=[{instancePath:X,
schemaPath:"#/required",keyword:"required",params:{missingProperty:k}}],!1;if(oe.body!==void 0){let i=oe.body;if(P===P)if(i&&
typeof i=="object"&&!Array.isArray(i)){let T;if(i.url===void 0&&(T="url")||i.event_types===void 0&&(T="event_types"))return re.
errors=[{instancePath:X+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:T}}],
!1;{const O=P;for(const _ in i)if(!(_==="url"||_==="secret"||_==="event_types")){return re.errors=[{instancePath:X+"/bod\
y",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],!1;
break}if(O===P){if(i.url!==void 0){let _=i.url;const E=P,S=P;if(P===S&&P===S)if(typeof _=="string"){if(_.length>2048&&A(
_)>2048)return re.errors=[{instancePath:X+"/body/url",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"maxLe\
ngth",params:{limit:2048}}],!1;if(ne.test(_)){if(!f(_))return re.errors=[{instancePath:X+"/body/url",schemaPath:"#/compo\
nents/schemas/HttpUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return re.errors=[{instancePath:X+"/body/\
url",schemaPath:"#/components/schemas/HttpUrl/pattern",keyword:"pattern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]"}}],
!1}else return re.errors=[{instancePath:X+"/body/url",schemaPath:"#/components/schemas/HttpUrl/type",keyword:"type",params:{
type:"string"}}],!1;var h=E===P}else var h=!0;if(h){if(i.secret!==void 0){let _=i.secret;const E=P;if(P===E)if(typeof _==
"string"){if(_.length>255&&A(_)>255)return re.errors=[{instancePath:X+"/body/secret",schemaPath:"#/properties/body/prope\
rties/secret/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(_.length<2&&A(_)<1)return re.errors=[{instancePath:X+
"/body/secret",schemaPath:"#/properties/body/properties/secret/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return re.errors=[{instancePath:X+"/body/secret",schemaPath:"#/properties/body/properties/secret/type",keyword:"type",params:{
type:"string"}}],!1;var h=E===P}else var h=!0;if(h)if(i.event_types!==void 0){let _=i.event_types;const E=P;if(P===E)if(Array.
isArray(_)){if(_.length<1)return re.errors=[{instancePath:X+"/body/event_types",schemaPath:"#/properties/body/properties\
/event_types/minItems",keyword:"minItems",params:{limit:1}}],!1;{var g=!0;const ee=_.length;for(let me=0;me<ee;me++){let K=_[me];
const F=P;if(typeof K!="string")return re.errors=[{instancePath:X+"/body/event_types/"+me,schemaPath:"#/components/schem\
as/EventType/type",keyword:"type",params:{type:"string"}}],!1;if(!(K==="payment.created"||K==="payment.pending"||K==="pa\
yment.underpaid"||K==="payment.overpaid"||K==="payment.succeeded"||K==="payment.expired"||K==="payment.paid_late"||K==="\
payment.failed"||K==="transaction.created"||K==="transaction.confirmed"||K==="transaction.failed"||K==="transaction.refu\
nded"||K==="refund.created"||K==="refund.completed"||K==="invoice.created"||K==="invoice.opened"||K==="invoice.paid"||K===
"invoice.past_due"||K==="invoice.voided"||K==="payout.created"||K==="payout.processing"||K==="payout.completed"||K==="pa\
yout.failed"))return re.errors=[{instancePath:X+"/body/event_types/"+me,schemaPath:"#/components/schemas/EventType/enum",
keyword:"enum",params:{allowedValues:I.enum}}],!1;var g=F===P;if(!g)break}if(g){let me=_.length,K;if(me>1){e:for(;me--;)
for(K=me;K--;)if(D(_[me],_[K])){return re.errors=[{instancePath:X+"/body/event_types",schemaPath:"#/properties/body/prop\
erties/event_types/uniqueItems",keyword:"uniqueItems",params:{i:me,j:K}}],!1;break e}}}}}else return re.errors=[{instancePath:X+
"/body/event_types",schemaPath:"#/properties/body/properties/event_types/type",keyword:"type",params:{type:"array"}}],!1;
var h=E===P}else var h=!0}}}}else return re.errors=[{instancePath:X+"/body",schemaPath:"#/properties/body/type",keyword:"\
type",params:{type:"object"}}],!1}}return re.errors=l,P===0}return re.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1},H.exports})()}},getWebhook(){return{general:(()=>{const H={};H.exports=I,H.exports.
default=I;const ge={paths:{"/webhooks/{webhook_id}":{get:{operationId:"getWebhook",parameters:[{name:"webhook_id",in:"pa\
th",required:!0,schema:{type:"string",minLength:1},style:"simple",explode:!1},{name:"Prefer",in:"header",required:!1,schema:{
type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},required:["query","headers","params"],properties:{
query:{},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},params:{type:"object",properties:{webhook_id:{
type:"string",minLength:1}},required:["webhook_id"]},cookies:{},body:{}}},Y=ucs2length;function I(f,{instancePath:A="",parentData:D,
parentDataProperty:ne,rootData:re=f,dynamicAnchors:oe={}}={}){let X=null,C=0;const c=I.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),f&&typeof f=="object"&&!Array.isArray(f)){let w;if(f.query===void 0&&(w="query")||
f.headers===void 0&&(w="headers")||f.params===void 0&&(w="params"))return I.errors=[{instancePath:A,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:w}}],!1;if(f.headers!==void 0){let l=f.headers;const P=C;if(C===P)if(l&&typeof l==
"object"&&!Array.isArray(l)){if(l.prefer!==void 0){let d=l.prefer;const h=C;if(typeof d!="string"){let g=typeof d,k;if(k===
void 0)if(g=="number"||g=="boolean")k=""+d;else if(d===null)k="";else return I.errors=[{instancePath:A+"/headers/prefer",
schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;k!==void 0&&(d=k,l!==
void 0&&(l.prefer=k))}if(C===h&&typeof d=="string"&&d.length>4096&&Y(d)>4096)return I.errors=[{instancePath:A+"/headers/\
prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else
return I.errors=[{instancePath:A+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],
!1;var j=P===C}else var j=!0;if(j)if(f.params!==void 0){let l=f.params;const P=C;if(C===P)if(l&&typeof l=="object"&&!Array.
isArray(l)){let h;if(l.webhook_id===void 0&&(h="webhook_id"))return I.errors=[{instancePath:A+"/params",schemaPath:"#/pr\
operties/params/required",keyword:"required",params:{missingProperty:h}}],!1;if(l.webhook_id!==void 0){let g=l.webhook_id;
const k=C;if(typeof g!="string"){let i=typeof g,y;if(y===void 0)if(i=="number"||i=="boolean")y=""+g;else if(g===null)y="";else
return I.errors=[{instancePath:A+"/params/webhook_id",schemaPath:"#/properties/params/properties/webhook_id/type",keyword:"\
type",params:{type:"string"}}],!1;y!==void 0&&(g=y,l!==void 0&&(l.webhook_id=y))}if(C===k&&typeof g=="string"&&g.length<
2&&Y(g)<1)return I.errors=[{instancePath:A+"/params/webhook_id",schemaPath:"#/properties/params/properties/webhook_id/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1}}else return I.errors=[{instancePath:A+"/params",schemaPath:"#/proper\
ties/params/type",keyword:"type",params:{type:"object"}}],!1;var j=P===C}else var j=!0}return I.errors=X,C===0}return I.
evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},H.exports})(),body:void 0}},
deleteWebhook(){return{general:(()=>{const H={};H.exports=I,H.exports.default=I;const ge={paths:{"/webhooks/{webhook_id}":{
delete:{operationId:"deleteWebhook",parameters:[{name:"webhook_id",in:"path",required:!0,schema:{type:"string",minLength:1},
style:"simple",explode:!1},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},
components:{schemas:{}},required:["query","headers","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{
type:"string",maxLength:4096}}},params:{type:"object",properties:{webhook_id:{type:"string",minLength:1}},required:["web\
hook_id"]},cookies:{},body:{}}},Y=ucs2length;function I(f,{instancePath:A="",parentData:D,parentDataProperty:ne,rootData:re=f,
dynamicAnchors:oe={}}={}){let X=null,C=0;const c=I.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=
void 0),f&&typeof f=="object"&&!Array.isArray(f)){let w;if(f.query===void 0&&(w="query")||f.headers===void 0&&(w="header\
s")||f.params===void 0&&(w="params"))return I.errors=[{instancePath:A,schemaPath:"#/required",keyword:"required",params:{
missingProperty:w}}],!1;if(f.headers!==void 0){let l=f.headers;const P=C;if(C===P)if(l&&typeof l=="object"&&!Array.isArray(
l)){if(l.prefer!==void 0){let d=l.prefer;const h=C;if(typeof d!="string"){let g=typeof d,k;if(k===void 0)if(g=="number"||
g=="boolean")k=""+d;else if(d===null)k="";else return I.errors=[{instancePath:A+"/headers/prefer",schemaPath:"#/properti\
es/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;k!==void 0&&(d=k,l!==void 0&&(l.prefer=k))}
if(C===h&&typeof d=="string"&&d.length>4096&&Y(d)>4096)return I.errors=[{instancePath:A+"/headers/prefer",schemaPath:"#/\
properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return I.errors=[{instancePath:A+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var j=P===C}else var j=!0;if(j)
if(f.params!==void 0){let l=f.params;const P=C;if(C===P)if(l&&typeof l=="object"&&!Array.isArray(l)){let h;if(l.webhook_id===
void 0&&(h="webhook_id"))return I.errors=[{instancePath:A+"/params",schemaPath:"#/properties/params/required",keyword:"r\
equired",params:{missingProperty:h}}],!1;if(l.webhook_id!==void 0){let g=l.webhook_id;const k=C;if(typeof g!="string"){let i=typeof g,
y;if(y===void 0)if(i=="number"||i=="boolean")y=""+g;else if(g===null)y="";else return I.errors=[{instancePath:A+"/params\
/webhook_id",schemaPath:"#/properties/params/properties/webhook_id/type",keyword:"type",params:{type:"string"}}],!1;y!==
void 0&&(g=y,l!==void 0&&(l.webhook_id=y))}if(C===k&&typeof g=="string"&&g.length<2&&Y(g)<1)return I.errors=[{instancePath:A+
"/params/webhook_id",schemaPath:"#/properties/params/properties/webhook_id/minLength",keyword:"minLength",params:{limit:1}}],
!1}}else return I.errors=[{instancePath:A+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"o\
bject"}}],!1;var j=P===C}else var j=!0}return I.errors=X,C===0}return I.evaluated={props:{query:!0,headers:!0,params:!0,
cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},H.exports})(),body:void 0}},getBalance(){return{general:(()=>{const H={};
H.exports=I,H.exports.default=I;const ge={paths:{"/balance":{get:{operationId:"getBalance",parameters:[{name:"Prefer",in:"\
header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},required:["query",
"headers","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},params:{},
cookies:{},body:{}}},Y=ucs2length;function I(f,{instancePath:A="",parentData:D,parentDataProperty:ne,rootData:re=f,dynamicAnchors:oe={}}={}){
let X=null,C=0;const c=I.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),f&&typeof f=="ob\
ject"&&!Array.isArray(f)){let j;if(f.query===void 0&&(j="query")||f.headers===void 0&&(j="headers")||f.params===void 0&&
(j="params"))return I.errors=[{instancePath:A,schemaPath:"#/required",keyword:"required",params:{missingProperty:j}}],!1;
if(f.headers!==void 0){let w=f.headers;if(C===C)if(w&&typeof w=="object"&&!Array.isArray(w)){if(w.prefer!==void 0){let P=w.
prefer;const d=C;if(typeof P!="string"){let h=typeof P,g;if(g===void 0)if(h=="number"||h=="boolean")g=""+P;else if(P===null)
g="";else return I.errors=[{instancePath:A+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"\
type",params:{type:"string"}}],!1;g!==void 0&&(P=g,w!==void 0&&(w.prefer=g))}if(C===d&&typeof P=="string"&&P.length>4096&&
Y(P)>4096)return I.errors=[{instancePath:A+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLengt\
h",keyword:"maxLength",params:{limit:4096}}],!1}}else return I.errors=[{instancePath:A+"/headers",schemaPath:"#/properti\
es/headers/type",keyword:"type",params:{type:"object"}}],!1}}return I.errors=X,C===0}return I.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},H.exports})(),body:void 0}},getAccount(){return{
general:(()=>{const H={};H.exports=I,H.exports.default=I;const ge={paths:{"/account":{get:{operationId:"getAccount",parameters:[
{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},
required:["query","headers","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},
params:{},cookies:{},body:{}}},Y=ucs2length;function I(f,{instancePath:A="",parentData:D,parentDataProperty:ne,rootData:re=f,
dynamicAnchors:oe={}}={}){let X=null,C=0;const c=I.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=
void 0),f&&typeof f=="object"&&!Array.isArray(f)){let j;if(f.query===void 0&&(j="query")||f.headers===void 0&&(j="header\
s")||f.params===void 0&&(j="params"))return I.errors=[{instancePath:A,schemaPath:"#/required",keyword:"required",params:{
missingProperty:j}}],!1;if(f.headers!==void 0){let w=f.headers;if(C===C)if(w&&typeof w=="object"&&!Array.isArray(w)){if(w.
prefer!==void 0){let P=w.prefer;const d=C;if(typeof P!="string"){let h=typeof P,g;if(g===void 0)if(h=="number"||h=="bool\
ean")g=""+P;else if(P===null)g="";else return I.errors=[{instancePath:A+"/headers/prefer",schemaPath:"#/properties/heade\
rs/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;g!==void 0&&(P=g,w!==void 0&&(w.prefer=g))}if(C===
d&&typeof P=="string"&&P.length>4096&&Y(P)>4096)return I.errors=[{instancePath:A+"/headers/prefer",schemaPath:"#/propert\
ies/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return I.errors=[{instancePath:A+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return I.errors=X,C===0}return I.
evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},H.exports})(),body:void 0}}};
function fs(){const H={};H.answer0=g;const ge={$ref:"contract:#/components/schemas/PaymentRequestList"},Y={type:"object",
description:"One page of payment requests.",additionalProperties:!1,required:["data","has_more","url"],properties:{data:{
type:"array",description:"Newest first.",maxItems:100,items:{$ref:"#/components/schemas/PaymentRequestListItem"}},has_more:{
$ref:"#/components/schemas/HasMore"},url:{type:"string",description:"Relative path with query of the next page; without \
another page, of the same query without cursor.",pattern:"^[/]v1[/]payments(\\?.+)?$"}}},I={type:"boolean",description:"\
Whether there is another page in this direction."},f={type:"object",description:"A payment request in the short form of \
a list.",additionalProperties:!1,required:["id","amount","currency","status","payment_url","created_at","expires_at"],properties:{
id:{$ref:"#/components/schemas/PaymentRequestId"},amount:{type:"number",minimum:1e-8,description:"What the customer is t\
o pay, in `currency`."},currency:{$ref:"#/components/schemas/Currency"},status:{$ref:"#/components/schemas/PaymentStatus"},
payment_url:{$ref:"#/components/schemas/HttpUrl",description:"The page where the customer pays."},created_at:{$ref:"#/co\
mponents/schemas/Timestamp",description:"When the payment request was created."},expires_at:{$ref:"#/components/schemas/\
Timestamp",description:"Until when it can be paid."}}},A={type:"string",description:"Identifier of a payment request.",pattern:"\
^pay_req_[0-9a-z]{24}$"},D={type:"string",description:"Code of a cryptocurrency or a fiat currency.",enum:["BTC","ETH","\
LTC","USDT","USDC","TRX","XRP","SOL","DOGE","USD","EUR","GBP","CHF","CAD","AUD","JPY"]},ne={type:"string",description:"`\
pending` waits for the customer or for confirmations; `paid` is received and confirmed, and stays so when it is refunded\
 later; `expired` and `failed` are final without payment.",enum:["pending","paid","expired","failed"]},re={type:"string",
description:"An absolute http or https address.",format:"uri",pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]","x-tenderbox-forma\
t":"uri",maxLength:2048},oe={type:"string",description:"A moment in UTC, ISO 8601 with seconds or milliseconds.",format:"\
date-time",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"},X=new RegExp("^pay_req_[0-9a-z]{24}$","u"),
C=new RegExp("^[Hh][Tt][Tt][Pp][Ss]?:[/][/]","u"),c=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$",
"u"),j=formats.uri,w=formats["date-time"],l=ucs2length;function P(r,{instancePath:t="",parentData:M,parentDataProperty:V,
rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=P.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let b;if(r.id===void 0&&(b="id")||r.amount===void 0&&
(b="amount")||r.currency===void 0&&(b="currency")||r.status===void 0&&(b="status")||r.payment_url===void 0&&(b="payment_\
url")||r.created_at===void 0&&(b="created_at")||r.expires_at===void 0&&(b="expires_at"))return P.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:b}}],!1;{const u=e;for(const a in r)if(!(a==="id"||a===
"amount"||a==="currency"||a==="status"||a==="payment_url"||a==="created_at"||a==="expires_at")){return P.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(u===e){if(r.
id!==void 0){let a=r.id;const n=e;if(e===e)if(typeof a=="string"){if(!X.test(a))return P.errors=[{instancePath:t+"/id",schemaPath:"\
#/components/schemas/PaymentRequestId/pattern",keyword:"pattern",params:{pattern:"^pay_req_[0-9a-z]{24}$"}}],!1}else return P.
errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/PaymentRequestId/type",keyword:"type",params:{type:"strin\
g"}}],!1;var m=n===e}else var m=!0;if(m){if(r.amount!==void 0){let a=r.amount;const n=e;if(e===n)if(typeof a=="number"){
if(a<1e-8||isNaN(a))return P.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",
params:{comparison:">=",limit:1e-8}}],!1}else return P.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount\
/type",keyword:"type",params:{type:"number"}}],!1;var m=n===e}else var m=!0;if(m){if(r.currency!==void 0){let a=r.currency;
const n=e;if(typeof a!="string")return P.errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/t\
ype",keyword:"type",params:{type:"string"}}],!1;if(!(a==="BTC"||a==="ETH"||a==="LTC"||a==="USDT"||a==="USDC"||a==="TRX"||
a==="XRP"||a==="SOL"||a==="DOGE"||a==="USD"||a==="EUR"||a==="GBP"||a==="CHF"||a==="CAD"||a==="AUD"||a==="JPY"))return P.
errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/enum",keyword:"enum",params:{allowedValues:D.
enum}}],!1;var m=n===e}else var m=!0;if(m){if(r.status!==void 0){let a=r.status;const n=e;if(typeof a!="string")return P.
errors=[{instancePath:t+"/status",schemaPath:"#/components/schemas/PaymentStatus/type",keyword:"type",params:{type:"stri\
ng"}}],!1;if(!(a==="pending"||a==="paid"||a==="expired"||a==="failed"))return P.errors=[{instancePath:t+"/status",schemaPath:"\
#/components/schemas/PaymentStatus/enum",keyword:"enum",params:{allowedValues:ne.enum}}],!1;var m=n===e}else var m=!0;if(m){
if(r.payment_url!==void 0){let a=r.payment_url;const n=e,v=e;if(e===v&&e===v)if(typeof a=="string"){if(a.length>2048&&l(
a)>2048)return P.errors=[{instancePath:t+"/payment_url",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"max\
Length",params:{limit:2048}}],!1;if(C.test(a)){if(!j(a))return P.errors=[{instancePath:t+"/payment_url",schemaPath:"#/co\
mponents/schemas/HttpUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return P.errors=[{instancePath:t+"/pay\
ment_url",schemaPath:"#/components/schemas/HttpUrl/pattern",keyword:"pattern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/\
][/]"}}],!1}else return P.errors=[{instancePath:t+"/payment_url",schemaPath:"#/components/schemas/HttpUrl/type",keyword:"\
type",params:{type:"string"}}],!1;var m=n===e}else var m=!0;if(m){if(r.created_at!==void 0){let a=r.created_at;const n=e,
v=e;if(e===v&&e===v)if(typeof a=="string")if(c.test(a)){if(!w(a))return P.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return P.errors=[{instancePath:t+
"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\
\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return P.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/s\
chemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var m=n===e}else var m=!0;if(m)if(r.expires_at!==void 0){
let a=r.expires_at;const n=e,v=e;if(e===v&&e===v)if(typeof a=="string")if(c.test(a)){if(!w(a))return P.errors=[{instancePath:t+
"/expires_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return P.
errors=[{instancePath:t+"/expires_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return P.errors=[{instancePath:t+"/expires_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var m=n===e}else var m=!0}}}}}}}}else return P.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return P.errors=s,e===0}P.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};const d=new RegExp("^[/]v1[/]payments(\\?.+)?$","u");function h(r,{instancePath:t="",
parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=h.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.data===void 0&&
(u="data")||r.has_more===void 0&&(u="has_more")||r.url===void 0&&(u="url"))return h.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:u}}],!1;{const a=e;for(const n in r)if(!(n==="data"||n==="has_mor\
e"||n==="url")){return h.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}}],!1;break}if(a===e){if(r.data!==void 0){let n=r.data;const v=e;if(e===v)if(Array.isArray(n)){if(n.
length>100)return h.errors=[{instancePath:t+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit:100}}],
!1;{var m=!0;const q=n.length;for(let z=0;z<q;z++){const o=e;P(n[z],{instancePath:t+"/data/"+z,parentData:n,parentDataProperty:z,
rootData:R,dynamicAnchors:U})||(s=s===null?P.errors:s.concat(P.errors),e=s.length);var m=o===e;if(!m)break}}}else return h.
errors=[{instancePath:t+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"}}],!1;var b=v===
e}else var b=!0;if(b){if(r.has_more!==void 0){const n=e;if(typeof r.has_more!="boolean")return h.errors=[{instancePath:t+
"/has_more",schemaPath:"#/components/schemas/HasMore/type",keyword:"type",params:{type:"boolean"}}],!1;var b=n===e}else var b=!0;
if(b)if(r.url!==void 0){let n=r.url;const v=e;if(e===v)if(typeof n=="string"){if(!d.test(n))return h.errors=[{instancePath:t+
"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"^[/]v1[/]payments(\\?.+)?$"}}],!1}else return h.
errors=[{instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}}],!1;var b=v===e}else
var b=!0}}}}else return h.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return h.
errors=s,e===0}h.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function g(r,{instancePath:t="",parentData:M,parentDataProperty:V,
rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=g.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),h(r,{instancePath:t,parentData:M,parentDataProperty:V,rootData:R,dynamicAnchors:U})||(s=s===null?h.errors:
s.concat(h.errors),e=s.length),g.errors=s,e===0}g.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},H.answer1=ee;const k={
$ref:"contract:#/components/schemas/ErrorInvalidParameter"},i={type:"object",description:"Error body. Code of a 400: a p\
arameter is missing, malformed or invalid.",allOf:[{$ref:"#/components/schemas/Error"},{type:"object",properties:{error:{
type:"object",required:["details"],properties:{code:{$ref:"#/components/schemas/ErrorCodeInvalidParameter"},details:{$ref:"\
#/components/schemas/ErrorDetails"}}}}}]},y={type:"string",description:"Code of a 400: a parameter is missing, malformed\
 or invalid.",enum:["INVALID_PARAMETER"]},T={type:"object",description:"Which parameter is at fault, and which rule it b\
roke.",additionalProperties:!1,required:["parameter","rule"],properties:{parameter:{type:"string",description:"Name of t\
he field, query parameter or header. A field inside another is written `items[0].quantity`; `body` is the body as a whol\
e.",minLength:1},value:{description:"What was sent, as it was read; absent when nothing was."},rule:{type:"string",description:"\
The rule that was broken: `required`, `numeric`, `integer`, `positive_numeric`, `string`, `object`, `array`, `boolean`, \
`in:<list>`, `min:<n>`, `max:<n>` (of a moment `max:30d`, days ahead), `min_length:<n>`, `max_length:<n>`, `min_items:<n\
>`, `max_items:<n>`, `max_digits:15` (significant digits of any number), `decimals:<n>`, `format:<name>`, `after:now`, `\
exists` (a cursor names no record of the list), `without:<parameter>` (the two exclude each other), `unknown`, `json`, `\
content_type` or `unique`.",minLength:1},reason:{type:"string",description:"Why an address was refused; only with a refu\
sed payout address.",minLength:1}}},O={type:"object",description:"What every refusal has in common, whatever its status.",
additionalProperties:!1,required:["error"],properties:{error:{type:"object",additionalProperties:!1,required:["code","me\
ssage"],properties:{code:{type:"string",description:"What was wrong, for programs; the schema of a status says which cod\
es it can have."},message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"#/components/schemas/ErrorDetails"}}}}},
_={type:"string",description:"For people. Says what was wrong and what to do; the wording can change, the code cannot.",
minLength:1};function E(r,{instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){let s=null,
e=0;const p=E.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){let u;if(r.error===void 0&&(u="error"))return E.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:u}}],!1;{const a=e;for(const n in r)if(n!=="error"){return E.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(a===e&&r.
error!==void 0){let n=r.error;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let q;if(n.code===void 0&&(q="code")||
n.message===void 0&&(q="message"))return E.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/required",keyword:"\
required",params:{missingProperty:q}}],!1;{const z=e;for(const o in n)if(!(o==="code"||o==="message"||o==="details")){return E.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o}}],!1;break}if(z===e){if(n.code!==void 0){const o=e;if(typeof n.code!="string")return E.errors=[{instancePath:t+
"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type:"string"}}],!1;var m=o===
e}else var m=!0;if(m){if(n.message!==void 0){let o=n.message;const x=e;if(e===e)if(typeof o=="string"){if(o.length<2&&l(
o)<1)return E.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return E.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas\
/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var m=x===e}else var m=!0;if(m)if(n.details!==void 0){let o=n.
details;const x=e;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let W;if(o.parameter===void 0&&(W="parameter")||
o.rule===void 0&&(W="rule"))return E.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDeta\
ils/required",keyword:"required",params:{missingProperty:W}}],!1;{const N=e;for(const $ in o)if(!($==="parameter"||$==="\
value"||$==="rule"||$==="reason")){return E.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/Er\
rorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:$}}],!1;break}if(N===e){if(o.
parameter!==void 0){let $=o.parameter;const B=e;if(e===B)if(typeof $=="string"){if($.length<2&&l($)<1)return E.errors=[{
instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/minLength",
keyword:"minLength",params:{limit:1}}],!1}else return E.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#\
/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var b=B===e}else var b=!0;
if(b){if(o.rule!==void 0){let $=o.rule;const B=e;if(e===B)if(typeof $=="string"){if($.length<2&&l($)<1)return E.errors=[
{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return E.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/sc\
hemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var b=B===e}else var b=!0;if(b)if(o.
reason!==void 0){let $=o.reason;const B=e;if(e===B)if(typeof $=="string"){if($.length<2&&l($)<1)return E.errors=[{instancePath:t+
"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return E.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetail\
s/properties/reason/type",keyword:"type",params:{type:"string"}}],!1;var b=B===e}else var b=!0}}}}else return E.errors=[
{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"object"}}],
!1;var m=x===e}else var m=!0}}}}else return E.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"\
type",params:{type:"object"}}],!1}}}else return E.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return E.errors=s,e===0}E.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function S(r,{instancePath:t="",
parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=S.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r)))return S.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;const m=e;E(r,{instancePath:t,parentData:M,parentDataProperty:V,
rootData:R,dynamicAnchors:U})||(s=s===null?E.errors:s.concat(E.errors),e=s.length);var b=m===e;if(b){const n=e;if(e===n)
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.error!==void 0){let q=r.error;if(e===e)if(q&&typeof q=="object"&&!Array.
isArray(q)){let o;if(q.details===void 0&&(o="details"))return S.errors=[{instancePath:t+"/error",schemaPath:"#/allOf/1/p\
roperties/error/required",keyword:"required",params:{missingProperty:o}}],!1;if(q.code!==void 0){let x=q.code;const Z=e;
if(typeof x!="string")return S.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeInvalidPa\
rameter/type",keyword:"type",params:{type:"string"}}],!1;if(x!=="INVALID_PARAMETER")return S.errors=[{instancePath:t+"/e\
rror/code",schemaPath:"#/components/schemas/ErrorCodeInvalidParameter/enum",keyword:"enum",params:{allowedValues:y.enum}}],
!1;var u=Z===e}else var u=!0;if(u)if(q.details!==void 0){let x=q.details;const Z=e;if(e===e)if(x&&typeof x=="object"&&!Array.
isArray(x)){let N;if(x.parameter===void 0&&(N="parameter")||x.rule===void 0&&(N="rule"))return S.errors=[{instancePath:t+
"/error/details",schemaPath:"#/components/schemas/ErrorDetails/required",keyword:"required",params:{missingProperty:N}}],
!1;{const $=e;for(const B in x)if(!(B==="parameter"||B==="value"||B==="rule"||B==="reason")){return S.errors=[{instancePath:t+
"/error/details",schemaPath:"#/components/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:B}}],!1;break}if($===e){if(x.parameter!==void 0){let B=x.parameter;const he=e;if(e===he)if(typeof B==
"string"){if(B.length<2&&l(B)<1)return S.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/sch\
emas/ErrorDetails/properties/parameter/minLength",keyword:"minLength",params:{limit:1}}],!1}else return S.errors=[{instancePath:t+
"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{
type:"string"}}],!1;var a=he===e}else var a=!0;if(a){if(x.rule!==void 0){let B=x.rule;const he=e;if(e===he)if(typeof B==
"string"){if(B.length<2&&l(B)<1)return S.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/\
ErrorDetails/properties/rule/minLength",keyword:"minLength",params:{limit:1}}],!1}else return S.errors=[{instancePath:t+
"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"s\
tring"}}],!1;var a=he===e}else var a=!0;if(a)if(x.reason!==void 0){let B=x.reason;const he=e;if(e===he)if(typeof B=="str\
ing"){if(B.length<2&&l(B)<1)return S.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/Er\
rorDetails/properties/reason/minLength",keyword:"minLength",params:{limit:1}}],!1}else return S.errors=[{instancePath:t+
"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/type",keyword:"type",params:{type:"\
string"}}],!1;var a=he===e}else var a=!0}}}}else return S.errors=[{instancePath:t+"/error/details",schemaPath:"#/compone\
nts/schemas/ErrorDetails/type",keyword:"type",params:{type:"object"}}],!1;var u=Z===e}else var u=!0}else return S.errors=
[{instancePath:t+"/error",schemaPath:"#/allOf/1/properties/error/type",keyword:"type",params:{type:"object"}}],!1}}else return S.
errors=[{instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"}}],!1;var b=n===e}return S.errors=
s,e===0}S.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ee(r,{instancePath:t="",parentData:M,parentDataProperty:V,
rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=ee.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),S(r,{instancePath:t,parentData:M,parentDataProperty:V,rootData:R,dynamicAnchors:U})||(s=s===null?S.errors:
s.concat(S.errors),e=s.length),ee.errors=s,e===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},H.answer2=Pe;const me={
$ref:"contract:#/components/schemas/ErrorUnauthenticated"},K={type:"object",description:"Error body of a 401: the creden\
tial is missing, unknown, revoked or refused.",allOf:[{$ref:"#/components/schemas/Error"},{type:"object",properties:{error:{
type:"object",properties:{code:{$ref:"#/components/schemas/ErrorCodeUnauthenticated"}}}}}]},F={type:"string",description:"\
Code of a 401: the credential is missing, unknown, revoked or refused.",enum:["UNAUTHENTICATED"]};function G(r,{instancePath:t="",
parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=G.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r)))return G.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;const m=e;E(r,{instancePath:t,parentData:M,parentDataProperty:V,
rootData:R,dynamicAnchors:U})||(s=s===null?E.errors:s.concat(E.errors),e=s.length);var b=m===e;if(b){const u=e;if(e===u)
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.error!==void 0){let n=r.error;if(e===e)if(n&&typeof n=="object"&&!Array.
isArray(n)){if(n.code!==void 0){let q=n.code;if(typeof q!="string")return G.errors=[{instancePath:t+"/error/code",schemaPath:"\
#/components/schemas/ErrorCodeUnauthenticated/type",keyword:"type",params:{type:"string"}}],!1;if(q!=="UNAUTHENTICATED")
return G.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeUnauthenticated/enum",keyword:"\
enum",params:{allowedValues:F.enum}}],!1}}else return G.errors=[{instancePath:t+"/error",schemaPath:"#/allOf/1/propertie\
s/error/type",keyword:"type",params:{type:"object"}}],!1}}else return G.errors=[{instancePath:t,schemaPath:"#/allOf/1/ty\
pe",keyword:"type",params:{type:"object"}}],!1;var b=u===e}return G.errors=s,e===0}G.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Pe(r,{instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){
let s=null,e=0;const p=Pe.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),G(r,{instancePath:t,
parentData:M,parentDataProperty:V,rootData:R,dynamicAnchors:U})||(s=s===null?G.errors:s.concat(G.errors),e=s.length),Pe.
errors=s,e===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},H.answer3=Qe;const Ze={$ref:"contract:#/component\
s/schemas/ErrorPermissionDenied"},de={type:"object",description:"Error body. Code of a 403: the key is valid and lacks t\
he scope of the operation.",allOf:[{$ref:"#/components/schemas/Error"},{type:"object",properties:{error:{type:"object",properties:{
code:{$ref:"#/components/schemas/ErrorCodePermissionDenied"}}}}}]},De={type:"string",description:"Code of a 403: the key\
 is valid and lacks the scope of the operation.",enum:["PERMISSION_DENIED"]};function ye(r,{instancePath:t="",parentData:M,
parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=ye.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r)))return ye.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;const m=e;E(r,{instancePath:t,parentData:M,parentDataProperty:V,rootData:R,
dynamicAnchors:U})||(s=s===null?E.errors:s.concat(E.errors),e=s.length);var b=m===e;if(b){const u=e;if(e===u)if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.error!==void 0){let n=r.error;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.
code!==void 0){let q=n.code;if(typeof q!="string")return ye.errors=[{instancePath:t+"/error/code",schemaPath:"#/componen\
ts/schemas/ErrorCodePermissionDenied/type",keyword:"type",params:{type:"string"}}],!1;if(q!=="PERMISSION_DENIED")return ye.
errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodePermissionDenied/enum",keyword:"enum",params:{
allowedValues:De.enum}}],!1}}else return ye.errors=[{instancePath:t+"/error",schemaPath:"#/allOf/1/properties/error/type",
keyword:"type",params:{type:"object"}}],!1}}else return ye.errors=[{instancePath:t,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"}}],!1;var b=u===e}return ye.errors=s,e===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Qe(r,{instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;
const p=Qe.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),ye(r,{instancePath:t,parentData:M,
parentDataProperty:V,rootData:R,dynamicAnchors:U})||(s=s===null?ye.errors:s.concat(ye.errors),e=s.length),Qe.errors=s,e===
0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},H.answer4=$e;const dt={$ref:"contract:#/components/schemas/Err\
orMethodNotAllowed"},er={type:"object",description:"Error body. Code of a 405: the path exists and has no such method.",
allOf:[{$ref:"#/components/schemas/Error"},{type:"object",properties:{error:{type:"object",properties:{code:{$ref:"#/com\
ponents/schemas/ErrorCodeMethodNotAllowed"}}}}}]},Ar={type:"string",description:"Code of a 405: the path exists and has \
no such method.",enum:["METHOD_NOT_ALLOWED"]};function ce(r,{instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,
dynamicAnchors:U={}}={}){let s=null,e=0;const p=ce.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=
void 0),!(r&&typeof r=="object"&&!Array.isArray(r)))return ce.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;const m=e;E(r,{instancePath:t,parentData:M,parentDataProperty:V,rootData:R,dynamicAnchors:U})||
(s=s===null?E.errors:s.concat(E.errors),e=s.length);var b=m===e;if(b){const u=e;if(e===u)if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.error!==void 0){let n=r.error;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.code!==void 0){
let q=n.code;if(typeof q!="string")return ce.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/Erro\
rCodeMethodNotAllowed/type",keyword:"type",params:{type:"string"}}],!1;if(q!=="METHOD_NOT_ALLOWED")return ce.errors=[{instancePath:t+
"/error/code",schemaPath:"#/components/schemas/ErrorCodeMethodNotAllowed/enum",keyword:"enum",params:{allowedValues:Ar.enum}}],
!1}}else return ce.errors=[{instancePath:t+"/error",schemaPath:"#/allOf/1/properties/error/type",keyword:"type",params:{
type:"object"}}],!1}}else return ce.errors=[{instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"obj\
ect"}}],!1;var b=u===e}return ce.errors=s,e===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $e(r,{instancePath:t="",
parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=$e.evaluated;return p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),ce(r,{instancePath:t,parentData:M,parentDataProperty:V,rootData:R,dynamicAnchors:U})||
(s=s===null?ce.errors:s.concat(ce.errors),e=s.length),$e.errors=s,e===0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},
H.answer5=ar;const ct={$ref:"contract:#/components/schemas/ErrorRateLimited"},ft={type:"object",description:"Error body.\
 Code of a 429: the key has used up its requests for this window.",allOf:[{$ref:"#/components/schemas/Error"},{type:"obj\
ect",properties:{error:{type:"object",properties:{code:{$ref:"#/components/schemas/ErrorCodeRateLimited"}}}}}]},Vr={type:"\
string",description:"Code of a 429: the key has used up its requests for this window.",enum:["RATE_LIMITED"]};function Se(r,{
instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=Se.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r)))return Se.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;const m=e;E(r,{instancePath:t,parentData:M,
parentDataProperty:V,rootData:R,dynamicAnchors:U})||(s=s===null?E.errors:s.concat(E.errors),e=s.length);var b=m===e;if(b){
const u=e;if(e===u)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.error!==void 0){let n=r.error;if(e===e)if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.code!==void 0){let q=n.code;if(typeof q!="string")return Se.errors=[{instancePath:t+"/\
error/code",schemaPath:"#/components/schemas/ErrorCodeRateLimited/type",keyword:"type",params:{type:"string"}}],!1;if(q!==
"RATE_LIMITED")return Se.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeRateLimited/enu\
m",keyword:"enum",params:{allowedValues:Vr.enum}}],!1}}else return Se.errors=[{instancePath:t+"/error",schemaPath:"#/all\
Of/1/properties/error/type",keyword:"type",params:{type:"object"}}],!1}}else return Se.errors=[{instancePath:t,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"}}],!1;var b=u===e}return Se.errors=s,e===0}Se.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ar(r,{instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){
let s=null,e=0;const p=ar.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),Se(r,{instancePath:t,
parentData:M,parentDataProperty:V,rootData:R,dynamicAnchors:U})||(s=s===null?Se.errors:s.concat(Se.errors),e=s.length),ar.
errors=s,e===0}ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},H.answer6=nr;const lt={$ref:"contract:#/component\
s/schemas/ErrorInternalServerError"},ut={type:"object",description:"Error body. Code of a 500: something unexpected fail\
ed.",allOf:[{$ref:"#/components/schemas/Error"},{type:"object",properties:{error:{type:"object",properties:{code:{$ref:"\
#/components/schemas/ErrorCodeInternalServerError"}}}}}]},Br={type:"string",description:"Code of a 500: something unexpe\
cted failed.",enum:["INTERNAL_SERVER_ERROR"]};function Oe(r,{instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,
dynamicAnchors:U={}}={}){let s=null,e=0;const p=Oe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=
void 0),!(r&&typeof r=="object"&&!Array.isArray(r)))return Oe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;const m=e;E(r,{instancePath:t,parentData:M,parentDataProperty:V,rootData:R,dynamicAnchors:U})||
(s=s===null?E.errors:s.concat(E.errors),e=s.length);var b=m===e;if(b){const u=e;if(e===u)if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.error!==void 0){let n=r.error;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.code!==void 0){
let q=n.code;if(typeof q!="string")return Oe.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/Erro\
rCodeInternalServerError/type",keyword:"type",params:{type:"string"}}],!1;if(q!=="INTERNAL_SERVER_ERROR")return Oe.errors=
[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeInternalServerError/enum",keyword:"enum",params:{
allowedValues:Br.enum}}],!1}}else return Oe.errors=[{instancePath:t+"/error",schemaPath:"#/allOf/1/properties/error/type",
keyword:"type",params:{type:"object"}}],!1}}else return Oe.errors=[{instancePath:t,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"}}],!1;var b=u===e}return Oe.errors=s,e===0}Oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function nr(r,{instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;
const p=nr.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),Oe(r,{instancePath:t,parentData:M,
parentDataProperty:V,rootData:R,dynamicAnchors:U})||(s=s===null?Oe.errors:s.concat(Oe.errors),e=s.length),nr.errors=s,e===
0}nr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},H.answer7=ir;const yt={$ref:"contract:#/components/schemas/Err\
orServiceUnavailable"},ht={type:"object",description:"Error body. Code of a 503: the service cannot answer for the momen\
t.",allOf:[{$ref:"#/components/schemas/Error"},{type:"object",properties:{error:{type:"object",properties:{code:{$ref:"#\
/components/schemas/ErrorCodeServiceUnavailable"}}}}}]},Wr={type:"string",description:"Code of a 503: the service cannot\
 answer for the moment.",enum:["SERVICE_UNAVAILABLE"]};function Fe(r,{instancePath:t="",parentData:M,parentDataProperty:V,
rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=Fe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r)))return Fe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;const m=e;E(r,{instancePath:t,parentData:M,parentDataProperty:V,rootData:R,dynamicAnchors:U})||
(s=s===null?E.errors:s.concat(E.errors),e=s.length);var b=m===e;if(b){const u=e;if(e===u)if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.error!==void 0){let n=r.error;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.code!==void 0){
let q=n.code;if(typeof q!="string")return Fe.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/Erro\
rCodeServiceUnavailable/type",keyword:"type",params:{type:"string"}}],!1;if(q!=="SERVICE_UNAVAILABLE")return Fe.errors=[
{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeServiceUnavailable/enum",keyword:"enum",params:{
allowedValues:Wr.enum}}],!1}}else return Fe.errors=[{instancePath:t+"/error",schemaPath:"#/allOf/1/properties/error/type",
keyword:"type",params:{type:"object"}}],!1}}else return Fe.errors=[{instancePath:t,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"}}],!1;var b=u===e}return Fe.errors=s,e===0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ir(r,{instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;
const p=ir.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),Fe(r,{instancePath:t,parentData:M,
parentDataProperty:V,rootData:R,dynamicAnchors:U})||(s=s===null?Fe.errors:s.concat(Fe.errors),e=s.length),ir.errors=s,e===
0}ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},H.answer8=pr;const _t={$ref:"contract:#/components/schemas/Pay\
mentRequest"},Xr={type:"object",description:"A payment request, as creation and retrieval answer it.",additionalProperties:!1,
required:["id","amount","currency","status","payment_url","created_at","expires_at"],properties:{id:{$ref:"#/components/\
schemas/PaymentRequestId"},amount:{type:"number",minimum:1e-8,description:"What the customer is to pay, in `currency`."},
currency:{$ref:"#/components/schemas/Currency"},status:{$ref:"#/components/schemas/PaymentStatus"},payment_url:{$ref:"#/\
components/schemas/HttpUrl",description:"The page where the customer pays."},created_at:{$ref:"#/components/schemas/Time\
stamp",description:"When the payment request was created."},expires_at:{$ref:"#/components/schemas/Timestamp",description:"\
Until when it can be paid."},description:{$ref:"#/components/schemas/Description",description:"As given; absent when not\
 given."},callback_url:{$ref:"#/components/schemas/HttpUrl",description:"Where the customer is sent after completion or \
failure; absent when not given."},metadata:{$ref:"#/components/schemas/Metadata",description:"As given; absent when not \
given."},customer_email:{$ref:"#/components/schemas/Email",description:"As given; absent when not given."},paid_at:{$ref:"\
#/components/schemas/Timestamp",description:"When the payment was confirmed; present once paid."},paid_amount:{type:"num\
ber",minimum:1e-8,description:"The cryptocurrency that was received, in `paid_currency`; present once paid."},paid_currency:{
$ref:"#/components/schemas/CryptoCurrency",description:"The cryptocurrency that the customer paid in; present once paid."},
transaction_id:{$ref:"#/components/schemas/TransactionId",description:"The transaction that completed the payment; prese\
nt once paid."}},if:{additionalProperties:!0,properties:{status:{const:"paid"}}},then:{additionalProperties:!0,properties:{
paid_at:{},paid_amount:{},paid_currency:{},transaction_id:{}},required:["paid_at","paid_amount","paid_currency","transac\
tion_id"]},else:{additionalProperties:!0,not:{anyOf:[{properties:{paid_at:{}},required:["paid_at"]},{properties:{paid_amount:{}},
required:["paid_amount"]},{properties:{paid_currency:{}},required:["paid_currency"]},{properties:{transaction_id:{}},required:[
"transaction_id"]}]}}},gt={type:"string",description:"Free text of the merchant.",maxLength:1e3},vt={type:"string",description:"\
An e-mail address.",format:"email",maxLength:254},ze={type:"string",description:"Code of a cryptocurrency.",enum:["BTC",
"ETH","LTC","USDT","USDC","TRX","XRP","SOL","DOGE"]},Pt={type:"string",description:"Identifier of a transaction.",pattern:"\
^txn_[0-9a-z]{24}$"},Ye=Object.prototype.hasOwnProperty,rr=new RegExp("^txn_[0-9a-z]{24}$","u"),or=formats.email,wt={type:"\
object",description:"Key-value pairs of the merchant, kept and returned as they are. At most 50, keys of 1 to 40 charact\
ers, values are strings of at most 500 characters, numbers of at most 15 significant digits, booleans or null.",maxProperties:50,
propertyNames:{type:"string",minLength:1,maxLength:40},additionalProperties:{$ref:"#/components/schemas/MetadataValue"}},
bt={description:"A value of metadata.",anyOf:[{type:"string",maxLength:500},{type:"number"},{type:"boolean"},{type:"null"}]};
function ke(r,{instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;
const p=ke.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){if(Object.keys(r).length>50)return ke.errors=[{instancePath:t,schemaPath:"#/maxProperties",keyword:"m\
axProperties",params:{limit:50}}],!1;for(const a in r){const n=e;if(e===n)if(typeof a=="string"){if(a.length>40&&l(a)>40){
const v={instancePath:t,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit:40},propertyName:a};s===
null?s=[v]:s.push(v),e++}else if(a.length<2&&l(a)<1){const v={instancePath:t,schemaPath:"#/propertyNames/minLength",keyword:"\
minLength",params:{limit:1},propertyName:a};s===null?s=[v]:s.push(v),e++}}else{const v={instancePath:t,schemaPath:"#/pro\
pertyNames/type",keyword:"type",params:{type:"string"},propertyName:a};s===null?s=[v]:s.push(v),e++}var m=n===e;if(!m){const v={
instancePath:t,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:a}};return s===null?s=[v]:s.push(
v),e++,ke.errors=s,!1;break}}if(m)for(const a in r){let n=r[a];const v=e,q=e;let z=!1;const o=e;if(e===o)if(typeof n=="s\
tring"){if(n.length>500&&l(n)>500){const W={instancePath:t+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/co\
mponents/schemas/MetadataValue/anyOf/0/maxLength",keyword:"maxLength",params:{limit:500}};s===null?s=[W]:s.push(W),e++}}else{
const W={instancePath:t+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyO\
f/0/type",keyword:"type",params:{type:"string"}};s===null?s=[W]:s.push(W),e++}var b=o===e;z=z||b;const x=e;if(typeof n!=
"number"){const W={instancePath:t+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/Metadata\
Value/anyOf/1/type",keyword:"type",params:{type:"number"}};s===null?s=[W]:s.push(W),e++}var b=x===e;z=z||b;const Z=e;if(typeof n!=
"boolean"){const W={instancePath:t+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/Metadat\
aValue/anyOf/2/type",keyword:"type",params:{type:"boolean"}};s===null?s=[W]:s.push(W),e++}var b=Z===e;z=z||b;const L=e;if(n!==
null){const W={instancePath:t+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValu\
e/anyOf/3/type",keyword:"type",params:{type:"null"}};s===null?s=[W]:s.push(W),e++}var b=L===e;if(z=z||b,z)e=q,s!==null&&
(q?s.length=q:s=null);else{const W={instancePath:t+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components\
/schemas/MetadataValue/anyOf",keyword:"anyOf",params:{}};return s===null?s=[W]:s.push(W),e++,ke.errors=s,!1}var u=v===e;
if(!u)break}}else return ke.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ke.
errors=s,e===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Q(r,{instancePath:t="",parentData:M,parentDataProperty:V,
rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=Q.evaluated;p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0);const m=e;let b=!0;const u=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.status!==void 0&&r.status!==
"paid"){const x={};s===null?s=[x]:s.push(x),e++}var a=u===e;e=m,s!==null&&(m?s.length=m:s=null);let n;if(a){const x=e;if(r&&
typeof r=="object"&&!Array.isArray(r)){let L;if(r.paid_at===void 0&&(L="paid_at")||r.paid_amount===void 0&&(L="paid_amou\
nt")||r.paid_currency===void 0&&(L="paid_currency")||r.transaction_id===void 0&&(L="transaction_id"))return Q.errors=[{instancePath:t,
schemaPath:"#/then/required",keyword:"required",params:{missingProperty:L}}],!1}var a=x===e;b=a,n="then"}else{const x=e,
Z=e,L=e,W=e;let N=!1;const $=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let Ue;if(r.paid_at===void 0&&(Ue="paid_at")){
const le={};s===null?s=[le]:s.push(le),e++}}var q=$===e;if(N=N||q,q){var v={};v.paid_at=!0}const B=e;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){let Ue;if(r.paid_amount===void 0&&(Ue="paid_amount")){const le={};s===null?s=[le]:s.push(le),e++}}
var q=B===e;N=N||q,q&&v!==!0&&(v=v||{},v.paid_amount=!0);const he=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let Ue;
if(r.paid_currency===void 0&&(Ue="paid_currency")){const le={};s===null?s=[le]:s.push(le),e++}}var q=he===e;N=N||q,q&&v!==
!0&&(v=v||{},v.paid_currency=!0);const xe=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let Ue;if(r.transaction_id===void 0&&
(Ue="transaction_id")){const le={};s===null?s=[le]:s.push(le),e++}}var q=xe===e;if(N=N||q,q&&v!==!0&&(v=v||{},v.transaction_id=
!0),N)e=W,s!==null&&(W?s.length=W:s=null);else{const Ue={};s===null?s=[Ue]:s.push(Ue),e++}var z=L===e;if(z)return Q.errors=
[{instancePath:t,schemaPath:"#/else/not",keyword:"not",params:{}}],!1;e=Z,s!==null&&(Z?s.length=Z:s=null);var a=x===e;b=
a,n="else"}if(!b){const x={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:n}};return s===null?s=[x]:
s.push(x),e++,Q.errors=s,!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;if(r.id===void 0&&(x="id")||r.amount===
void 0&&(x="amount")||r.currency===void 0&&(x="currency")||r.status===void 0&&(x="status")||r.payment_url===void 0&&(x="\
payment_url")||r.created_at===void 0&&(x="created_at")||r.expires_at===void 0&&(x="expires_at"))return Q.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:x}}],!1;{const Z=e;for(const L in r)if(!Ye.call(Xr.properties,
L)){return Q.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L}}],
!1;break}if(Z===e){if(r.id!==void 0){let L=r.id;const W=e;if(e===e)if(typeof L=="string"){if(!X.test(L))return Q.errors=
[{instancePath:t+"/id",schemaPath:"#/components/schemas/PaymentRequestId/pattern",keyword:"pattern",params:{pattern:"^pa\
y_req_[0-9a-z]{24}$"}}],!1}else return Q.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/PaymentRequestId\
/type",keyword:"type",params:{type:"string"}}],!1;var o=W===e}else var o=!0;if(o){if(r.amount!==void 0){let L=r.amount;const W=e;
if(e===W)if(typeof L=="number"){if(L<1e-8||isNaN(L))return Q.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/\
amount/minimum",keyword:"minimum",params:{comparison:">=",limit:1e-8}}],!1}else return Q.errors=[{instancePath:t+"/amoun\
t",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"number"}}],!1;var o=W===e}else var o=!0;if(o){if(r.
currency!==void 0){let L=r.currency;const W=e;if(typeof L!="string")return Q.errors=[{instancePath:t+"/currency",schemaPath:"\
#/components/schemas/Currency/type",keyword:"type",params:{type:"string"}}],!1;if(!(L==="BTC"||L==="ETH"||L==="LTC"||L===
"USDT"||L==="USDC"||L==="TRX"||L==="XRP"||L==="SOL"||L==="DOGE"||L==="USD"||L==="EUR"||L==="GBP"||L==="CHF"||L==="CAD"||
L==="AUD"||L==="JPY"))return Q.errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/enum",keyword:"\
enum",params:{allowedValues:D.enum}}],!1;var o=W===e}else var o=!0;if(o){if(r.status!==void 0){let L=r.status;const W=e;
if(typeof L!="string")return Q.errors=[{instancePath:t+"/status",schemaPath:"#/components/schemas/PaymentStatus/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(L==="pending"||L==="paid"||L==="expired"||L==="failed"))return Q.errors=[{instancePath:t+
"/status",schemaPath:"#/components/schemas/PaymentStatus/enum",keyword:"enum",params:{allowedValues:ne.enum}}],!1;var o=W===
e}else var o=!0;if(o){if(r.payment_url!==void 0){let L=r.payment_url;const W=e,N=e;if(e===N&&e===N)if(typeof L=="string"){
if(L.length>2048&&l(L)>2048)return Q.errors=[{instancePath:t+"/payment_url",schemaPath:"#/components/schemas/HttpUrl/max\
Length",keyword:"maxLength",params:{limit:2048}}],!1;if(C.test(L)){if(!j(L))return Q.errors=[{instancePath:t+"/payment_u\
rl",schemaPath:"#/components/schemas/HttpUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return Q.errors=[{
instancePath:t+"/payment_url",schemaPath:"#/components/schemas/HttpUrl/pattern",keyword:"pattern",params:{pattern:"^[Hh]\
[Tt][Tt][Pp][Ss]?:[/][/]"}}],!1}else return Q.errors=[{instancePath:t+"/payment_url",schemaPath:"#/components/schemas/Ht\
tpUrl/type",keyword:"type",params:{type:"string"}}],!1;var o=W===e}else var o=!0;if(o){if(r.created_at!==void 0){let L=r.
created_at;const W=e,N=e;if(e===N&&e===N)if(typeof L=="string")if(c.test(L)){if(!w(L))return Q.errors=[{instancePath:t+"\
/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return Q.
errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return Q.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var o=W===e}else var o=!0;if(o){if(r.expires_at!==
void 0){let L=r.expires_at;const W=e,N=e;if(e===N&&e===N)if(typeof L=="string")if(c.test(L)){if(!w(L))return Q.errors=[{
instancePath:t+"/expires_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-ti\
me"}}],!1}else return Q.errors=[{instancePath:t+"/expires_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return Q.errors=[{instancePath:t+
"/expires_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var o=W===e}else
var o=!0;if(o){if(r.description!==void 0){let L=r.description;const W=e;if(e===e)if(typeof L=="string"){if(L.length>1e3&&
l(L)>1e3)return Q.errors=[{instancePath:t+"/description",schemaPath:"#/components/schemas/Description/maxLength",keyword:"\
maxLength",params:{limit:1e3}}],!1}else return Q.errors=[{instancePath:t+"/description",schemaPath:"#/components/schemas\
/Description/type",keyword:"type",params:{type:"string"}}],!1;var o=W===e}else var o=!0;if(o){if(r.callback_url!==void 0){
let L=r.callback_url;const W=e,N=e;if(e===N&&e===N)if(typeof L=="string"){if(L.length>2048&&l(L)>2048)return Q.errors=[{
instancePath:t+"/callback_url",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"maxLength",params:{limit:2048}}],
!1;if(C.test(L)){if(!j(L))return Q.errors=[{instancePath:t+"/callback_url",schemaPath:"#/components/schemas/HttpUrl/form\
at",keyword:"format",params:{format:"uri"}}],!1}else return Q.errors=[{instancePath:t+"/callback_url",schemaPath:"#/comp\
onents/schemas/HttpUrl/pattern",keyword:"pattern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]"}}],!1}else return Q.errors=
[{instancePath:t+"/callback_url",schemaPath:"#/components/schemas/HttpUrl/type",keyword:"type",params:{type:"string"}}],
!1;var o=W===e}else var o=!0;if(o){if(r.metadata!==void 0){const L=e;ke(r.metadata,{instancePath:t+"/metadata",parentData:r,
parentDataProperty:"metadata",rootData:R,dynamicAnchors:U})||(s=s===null?ke.errors:s.concat(ke.errors),e=s.length);var o=L===
e}else var o=!0;if(o){if(r.customer_email!==void 0){let L=r.customer_email;const W=e,N=e;if(e===N&&e===N)if(typeof L=="s\
tring"){if(L.length>254&&l(L)>254)return Q.errors=[{instancePath:t+"/customer_email",schemaPath:"#/components/schemas/Em\
ail/maxLength",keyword:"maxLength",params:{limit:254}}],!1;if(!or(L))return Q.errors=[{instancePath:t+"/customer_email",
schemaPath:"#/components/schemas/Email/format",keyword:"format",params:{format:"email"}}],!1}else return Q.errors=[{instancePath:t+
"/customer_email",schemaPath:"#/components/schemas/Email/type",keyword:"type",params:{type:"string"}}],!1;var o=W===e}else
var o=!0;if(o){if(r.paid_at!==void 0){let L=r.paid_at;const W=e,N=e;if(e===N&&e===N)if(typeof L=="string")if(c.test(L)){
if(!w(L))return Q.errors=[{instancePath:t+"/paid_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",
params:{format:"date-time"}}],!1}else return Q.errors=[{instancePath:t+"/paid_at",schemaPath:"#/components/schemas/Times\
tamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return Q.
errors=[{instancePath:t+"/paid_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],
!1;var o=W===e}else var o=!0;if(o){if(r.paid_amount!==void 0){let L=r.paid_amount;const W=e;if(e===W)if(typeof L=="numbe\
r"){if(L<1e-8||isNaN(L))return Q.errors=[{instancePath:t+"/paid_amount",schemaPath:"#/properties/paid_amount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1e-8}}],!1}else return Q.errors=[{instancePath:t+"/paid_amount",schemaPath:"#/pro\
perties/paid_amount/type",keyword:"type",params:{type:"number"}}],!1;var o=W===e}else var o=!0;if(o){if(r.paid_currency!==
void 0){let L=r.paid_currency;const W=e;if(typeof L!="string")return Q.errors=[{instancePath:t+"/paid_currency",schemaPath:"\
#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"string"}}],!1;if(!(L==="BTC"||L==="ETH"||L==="LTC"||
L==="USDT"||L==="USDC"||L==="TRX"||L==="XRP"||L==="SOL"||L==="DOGE"))return Q.errors=[{instancePath:t+"/paid_currency",schemaPath:"\
#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:ze.enum}}],!1;var o=W===e}else var o=!0;if(o)
if(r.transaction_id!==void 0){let L=r.transaction_id;const W=e;if(e===e)if(typeof L=="string"){if(!rr.test(L))return Q.errors=
[{instancePath:t+"/transaction_id",schemaPath:"#/components/schemas/TransactionId/pattern",keyword:"pattern",params:{pattern:"\
^txn_[0-9a-z]{24}$"}}],!1}else return Q.errors=[{instancePath:t+"/transaction_id",schemaPath:"#/components/schemas/Trans\
actionId/type",keyword:"type",params:{type:"string"}}],!1;var o=W===e}else var o=!0}}}}}}}}}}}}}}}}else return Q.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Q.errors=s,e===0}Q.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function pr(r,{instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){
let s=null,e=0;const p=pr.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),Q(r,{instancePath:t,
parentData:M,parentDataProperty:V,rootData:R,dynamicAnchors:U})||(s=s===null?Q.errors:s.concat(Q.errors),e=s.length),pr.
errors=s,e===0}pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},H.answer9=mr;const kt={$ref:"contract:#/component\
s/schemas/ErrorIdempotencyConflict"},qt={type:"object",description:"Error body. Code of a 409: the first request with th\
is Idempotency-Key is still running.",allOf:[{$ref:"#/components/schemas/Error"},{type:"object",properties:{error:{type:"\
object",properties:{code:{$ref:"#/components/schemas/ErrorCodeIdempotencyConflict"}}}}}]},Gr={type:"string",description:"\
Code of a 409: the first request with this Idempotency-Key is still running.",enum:["IDEMPOTENCY_KEY_IN_USE"]};function Me(r,{
instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=Me.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r)))return Me.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;const m=e;E(r,{instancePath:t,parentData:M,
parentDataProperty:V,rootData:R,dynamicAnchors:U})||(s=s===null?E.errors:s.concat(E.errors),e=s.length);var b=m===e;if(b){
const u=e;if(e===u)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.error!==void 0){let n=r.error;if(e===e)if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.code!==void 0){let q=n.code;if(typeof q!="string")return Me.errors=[{instancePath:t+"/\
error/code",schemaPath:"#/components/schemas/ErrorCodeIdempotencyConflict/type",keyword:"type",params:{type:"string"}}],
!1;if(q!=="IDEMPOTENCY_KEY_IN_USE")return Me.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/Erro\
rCodeIdempotencyConflict/enum",keyword:"enum",params:{allowedValues:Gr.enum}}],!1}}else return Me.errors=[{instancePath:t+
"/error",schemaPath:"#/allOf/1/properties/error/type",keyword:"type",params:{type:"object"}}],!1}}else return Me.errors=
[{instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"}}],!1;var b=u===e}return Me.errors=s,e===
0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function mr(r,{instancePath:t="",parentData:M,parentDataProperty:V,
rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=mr.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),Me(r,{instancePath:t,parentData:M,parentDataProperty:V,rootData:R,dynamicAnchors:U})||(s=s===null?Me.errors:
s.concat(Me.errors),e=s.length),mr.errors=s,e===0}mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},H.answer10=dr;
const xt={$ref:"contract:#/components/schemas/ErrorIdempotencyUnprocessable"},At={type:"object",description:"Error body.\
 Code of a 422: this Idempotency-Key was used with another body.",allOf:[{$ref:"#/components/schemas/Error"},{type:"obje\
ct",properties:{error:{type:"object",properties:{code:{$ref:"#/components/schemas/ErrorCodeIdempotencyUnprocessable"}}}}}]},
zr={type:"string",description:"Code of a 422: this Idempotency-Key was used with another body.",enum:["IDEMPOTENCY_KEY_R\
EUSED"]};function Ve(r,{instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){let s=null,
e=0;const p=Ve.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),!(r&&typeof r=="object"&&!Array.
isArray(r)))return Ve.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;const m=e;E(
r,{instancePath:t,parentData:M,parentDataProperty:V,rootData:R,dynamicAnchors:U})||(s=s===null?E.errors:s.concat(E.errors),
e=s.length);var b=m===e;if(b){const u=e;if(e===u)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.error!==void 0){let n=r.
error;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.code!==void 0){let q=n.code;if(typeof q!="string")return Ve.
errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeIdempotencyUnprocessable/type",keyword:"\
type",params:{type:"string"}}],!1;if(q!=="IDEMPOTENCY_KEY_REUSED")return Ve.errors=[{instancePath:t+"/error/code",schemaPath:"\
#/components/schemas/ErrorCodeIdempotencyUnprocessable/enum",keyword:"enum",params:{allowedValues:zr.enum}}],!1}}else return Ve.
errors=[{instancePath:t+"/error",schemaPath:"#/allOf/1/properties/error/type",keyword:"type",params:{type:"object"}}],!1}}else
return Ve.errors=[{instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"}}],!1;var b=u===e}return Ve.
errors=s,e===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function dr(r,{instancePath:t="",parentData:M,parentDataProperty:V,
rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=dr.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),Ve(r,{instancePath:t,parentData:M,parentDataProperty:V,rootData:R,dynamicAnchors:U})||(s=s===null?Ve.errors:
s.concat(Ve.errors),e=s.length),dr.errors=s,e===0}dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},H.answer11=cr;
const Lt={$ref:"contract:#/components/schemas/ErrorNotFound"},Dt={type:"object",description:"Error body. Code of a 404: \
this merchant has no such resource.",allOf:[{$ref:"#/components/schemas/Error"},{type:"object",properties:{error:{type:"\
object",properties:{code:{$ref:"#/components/schemas/ErrorCodeNotFound"}}}}}]},Yr={type:"string",description:"Code of a \
404: this merchant has no such resource.",enum:["RESOURCE_NOT_FOUND"]};function Be(r,{instancePath:t="",parentData:M,parentDataProperty:V,
rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=Be.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r)))return Be.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;const m=e;E(r,{instancePath:t,parentData:M,parentDataProperty:V,rootData:R,dynamicAnchors:U})||
(s=s===null?E.errors:s.concat(E.errors),e=s.length);var b=m===e;if(b){const u=e;if(e===u)if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.error!==void 0){let n=r.error;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.code!==void 0){
let q=n.code;if(typeof q!="string")return Be.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/Erro\
rCodeNotFound/type",keyword:"type",params:{type:"string"}}],!1;if(q!=="RESOURCE_NOT_FOUND")return Be.errors=[{instancePath:t+
"/error/code",schemaPath:"#/components/schemas/ErrorCodeNotFound/enum",keyword:"enum",params:{allowedValues:Yr.enum}}],!1}}else
return Be.errors=[{instancePath:t+"/error",schemaPath:"#/allOf/1/properties/error/type",keyword:"type",params:{type:"obj\
ect"}}],!1}}else return Be.errors=[{instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"}}],!1;
var b=u===e}return Be.errors=s,e===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function cr(r,{instancePath:t="",
parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=cr.evaluated;return p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),Be(r,{instancePath:t,parentData:M,parentDataProperty:V,rootData:R,dynamicAnchors:U})||
(s=s===null?Be.errors:s.concat(Be.errors),e=s.length),cr.errors=s,e===0}cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},
H.answer12=fr;const Tt={$ref:"contract:#/components/schemas/TransactionList"},It={type:"object",description:"One page of\
 transactions.",additionalProperties:!1,required:["data","has_more","url"],properties:{data:{type:"array",description:"N\
ewest first.",maxItems:100,items:{$ref:"#/components/schemas/TransactionListItem"}},has_more:{$ref:"#/components/schemas\
/HasMore"},url:{type:"string",description:"Relative path with query of the next page; without another page, of the same \
query without cursor.",pattern:"^[/]v1[/]transactions(\\?.+)?$"}}},Ir={type:"object",description:"A transaction in the s\
hort form of a list.",additionalProperties:!1,required:["id","payment_request_id","amount","currency","crypto_amount","c\
rypto_currency","status","type","created_at","updated_at"],properties:{id:{$ref:"#/components/schemas/TransactionId"},payment_request_id:{
type:["string","null"],description:"The payment request that it belongs to; null where there is none, as for a payout.",
pattern:"^pay_req_[0-9a-z]{24}$"},amount:{type:"number",minimum:0,description:"The value of the transaction, in `currenc\
y`. Zero when it is less than the currency's smallest unit."},currency:{$ref:"#/components/schemas/Currency"},crypto_amount:{
type:"number",minimum:1e-8,description:"What moved on the chain, in `crypto_currency`."},crypto_currency:{$ref:"#/compon\
ents/schemas/CryptoCurrency"},status:{$ref:"#/components/schemas/TransactionStatus"},type:{$ref:"#/components/schemas/Tr\
ansactionType"},created_at:{$ref:"#/components/schemas/Timestamp",description:"When the transaction was first seen or se\
nt."},updated_at:{$ref:"#/components/schemas/Timestamp",description:"When it last changed."}},if:{additionalProperties:!0,
properties:{type:{const:"payout"}}},then:{additionalProperties:!0,properties:{payment_request_id:{type:"null"}}},else:{additionalProperties:!0,
properties:{payment_request_id:{type:"string"}}}},Er={type:"string",description:"`pending` is seen and not yet confirmed\
; `confirmed` has all its confirmations; `failed` never will; `refunded` was confirmed and then returned in full.",enum:[
"pending","confirmed","failed","refunded"]},jr={type:"string",description:"What moved the money. A payment comes in, a p\
ayout or a refund goes out.",enum:["payment","payout","refund"]};function fe(r,{instancePath:t="",parentData:M,parentDataProperty:V,
rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=fe.evaluated;p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0);const m=e;let b=!0;const u=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.type!==void 0&&r.type!=="pa\
yout"){const q={};s===null?s=[q]:s.push(q),e++}var a=u===e;e=m,s!==null&&(m?s.length=m:s=null);let n;if(a){const q=e;if(r&&
typeof r=="object"&&!Array.isArray(r)&&r.payment_request_id!==void 0&&r.payment_request_id!==null)return fe.errors=[{instancePath:t+
"/payment_request_id",schemaPath:"#/then/properties/payment_request_id/type",keyword:"type",params:{type:"null"}}],!1;var a=q===
e;b=a,n="then"}else{const q=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.payment_request_id!==void 0&&typeof r.payment_request_id!=
"string")return fe.errors=[{instancePath:t+"/payment_request_id",schemaPath:"#/else/properties/payment_request_id/type",
keyword:"type",params:{type:"string"}}],!1;var a=q===e;b=a,n="else"}if(!b){const q={instancePath:t,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:n}};return s===null?s=[q]:s.push(q),e++,fe.errors=s,!1}if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let q;if(r.id===void 0&&(q="id")||r.payment_request_id===void 0&&(q="payment_request_id")||r.amount===void 0&&
(q="amount")||r.currency===void 0&&(q="currency")||r.crypto_amount===void 0&&(q="crypto_amount")||r.crypto_currency===void 0&&
(q="crypto_currency")||r.status===void 0&&(q="status")||r.type===void 0&&(q="type")||r.created_at===void 0&&(q="created_\
at")||r.updated_at===void 0&&(q="updated_at"))return fe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:q}}],!1;{const z=e;for(const o in r)if(!Ye.call(Ir.properties,o)){return fe.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(z===e){if(r.
id!==void 0){let o=r.id;const x=e;if(e===e)if(typeof o=="string"){if(!rr.test(o))return fe.errors=[{instancePath:t+"/id",
schemaPath:"#/components/schemas/TransactionId/pattern",keyword:"pattern",params:{pattern:"^txn_[0-9a-z]{24}$"}}],!1}else
return fe.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/TransactionId/type",keyword:"type",params:{type:"\
string"}}],!1;var v=x===e}else var v=!0;if(v){if(r.payment_request_id!==void 0){let o=r.payment_request_id;const x=e;if(typeof o!=
"string"&&o!==null)return fe.errors=[{instancePath:t+"/payment_request_id",schemaPath:"#/properties/payment_request_id/t\
ype",keyword:"type",params:{type:Ir.properties.payment_request_id.type}}],!1;if(e===x&&typeof o=="string"&&!X.test(o))return fe.
errors=[{instancePath:t+"/payment_request_id",schemaPath:"#/properties/payment_request_id/pattern",keyword:"pattern",params:{
pattern:"^pay_req_[0-9a-z]{24}$"}}],!1;var v=x===e}else var v=!0;if(v){if(r.amount!==void 0){let o=r.amount;const x=e;if(e===
x)if(typeof o=="number"){if(o<0||isNaN(o))return fe.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return fe.errors=[{instancePath:t+"/amount",schemaPath:"\
#/properties/amount/type",keyword:"type",params:{type:"number"}}],!1;var v=x===e}else var v=!0;if(v){if(r.currency!==void 0){
let o=r.currency;const x=e;if(typeof o!="string")return fe.errors=[{instancePath:t+"/currency",schemaPath:"#/components/\
schemas/Currency/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="BTC"||o==="ETH"||o==="LTC"||o==="USDT"||o===
"USDC"||o==="TRX"||o==="XRP"||o==="SOL"||o==="DOGE"||o==="USD"||o==="EUR"||o==="GBP"||o==="CHF"||o==="CAD"||o==="AUD"||o===
"JPY"))return fe.errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/enum",keyword:"enum",params:{
allowedValues:D.enum}}],!1;var v=x===e}else var v=!0;if(v){if(r.crypto_amount!==void 0){let o=r.crypto_amount;const x=e;
if(e===x)if(typeof o=="number"){if(o<1e-8||isNaN(o))return fe.errors=[{instancePath:t+"/crypto_amount",schemaPath:"#/pro\
perties/crypto_amount/minimum",keyword:"minimum",params:{comparison:">=",limit:1e-8}}],!1}else return fe.errors=[{instancePath:t+
"/crypto_amount",schemaPath:"#/properties/crypto_amount/type",keyword:"type",params:{type:"number"}}],!1;var v=x===e}else
var v=!0;if(v){if(r.crypto_currency!==void 0){let o=r.crypto_currency;const x=e;if(typeof o!="string")return fe.errors=[
{instancePath:t+"/crypto_currency",schemaPath:"#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"st\
ring"}}],!1;if(!(o==="BTC"||o==="ETH"||o==="LTC"||o==="USDT"||o==="USDC"||o==="TRX"||o==="XRP"||o==="SOL"||o==="DOGE"))return fe.
errors=[{instancePath:t+"/crypto_currency",schemaPath:"#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{
allowedValues:ze.enum}}],!1;var v=x===e}else var v=!0;if(v){if(r.status!==void 0){let o=r.status;const x=e;if(typeof o!=
"string")return fe.errors=[{instancePath:t+"/status",schemaPath:"#/components/schemas/TransactionStatus/type",keyword:"t\
ype",params:{type:"string"}}],!1;if(!(o==="pending"||o==="confirmed"||o==="failed"||o==="refunded"))return fe.errors=[{instancePath:t+
"/status",schemaPath:"#/components/schemas/TransactionStatus/enum",keyword:"enum",params:{allowedValues:Er.enum}}],!1;var v=x===
e}else var v=!0;if(v){if(r.type!==void 0){let o=r.type;const x=e;if(typeof o!="string")return fe.errors=[{instancePath:t+
"/type",schemaPath:"#/components/schemas/TransactionType/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="paym\
ent"||o==="payout"||o==="refund"))return fe.errors=[{instancePath:t+"/type",schemaPath:"#/components/schemas/Transaction\
Type/enum",keyword:"enum",params:{allowedValues:jr.enum}}],!1;var v=x===e}else var v=!0;if(v){if(r.created_at!==void 0){
let o=r.created_at;const x=e,Z=e;if(e===Z&&e===Z)if(typeof o=="string")if(c.test(o)){if(!w(o))return fe.errors=[{instancePath:t+
"/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return fe.
errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return fe.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var v=x===e}else var v=!0;if(v)if(r.updated_at!==
void 0){let o=r.updated_at;const x=e,Z=e;if(e===Z&&e===Z)if(typeof o=="string")if(c.test(o)){if(!w(o))return fe.errors=[
{instancePath:t+"/updated_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-t\
ime"}}],!1}else return fe.errors=[{instancePath:t+"/updated_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return fe.errors=[{instancePath:t+
"/updated_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var v=x===e}else
var v=!0}}}}}}}}}}}else return fe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;
return fe.errors=s,e===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const Kr=new RegExp("^[/]v1[/]transacti\
ons(\\?.+)?$","u");function Ee(r,{instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){
let s=null,e=0;const p=Ee.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let u;if(r.data===void 0&&(u="data")||r.has_more===void 0&&(u="has_more")||r.url===void 0&&
(u="url"))return Ee.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{
const a=e;for(const n in r)if(!(n==="data"||n==="has_more"||n==="url")){return Ee.errors=[{instancePath:t,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(a===e){if(r.data!==void 0){
let n=r.data;const v=e;if(e===v)if(Array.isArray(n)){if(n.length>100)return Ee.errors=[{instancePath:t+"/data",schemaPath:"\
#/properties/data/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var m=!0;const q=n.length;for(let z=0;z<q;z++){const o=e;
fe(n[z],{instancePath:t+"/data/"+z,parentData:n,parentDataProperty:z,rootData:R,dynamicAnchors:U})||(s=s===null?fe.errors:
s.concat(fe.errors),e=s.length);var m=o===e;if(!m)break}}}else return Ee.errors=[{instancePath:t+"/data",schemaPath:"#/p\
roperties/data/type",keyword:"type",params:{type:"array"}}],!1;var b=v===e}else var b=!0;if(b){if(r.has_more!==void 0){const n=e;
if(typeof r.has_more!="boolean")return Ee.errors=[{instancePath:t+"/has_more",schemaPath:"#/components/schemas/HasMore/t\
ype",keyword:"type",params:{type:"boolean"}}],!1;var b=n===e}else var b=!0;if(b)if(r.url!==void 0){let n=r.url;const v=e;
if(e===v)if(typeof n=="string"){if(!Kr.test(n))return Ee.errors=[{instancePath:t+"/url",schemaPath:"#/properties/url/pat\
tern",keyword:"pattern",params:{pattern:"^[/]v1[/]transactions(\\?.+)?$"}}],!1}else return Ee.errors=[{instancePath:t+"/\
url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}}],!1;var b=v===e}else var b=!0}}}}else return Ee.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ee.errors=s,e===0}Ee.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function fr(r,{instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,
dynamicAnchors:U={}}={}){let s=null,e=0;const p=fr.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.
items=void 0),Ee(r,{instancePath:t,parentData:M,parentDataProperty:V,rootData:R,dynamicAnchors:U})||(s=s===null?Ee.errors:
s.concat(Ee.errors),e=s.length),fr.errors=s,e===0}fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},H.answer13=lr;
const Et={$ref:"contract:#/components/schemas/Transaction"},Cr={type:"object",description:"A transaction, as retrieval a\
nswers it.",additionalProperties:!1,required:["id","payment_request_id","amount","currency","crypto_amount","crypto_curr\
ency","status","type","created_at","updated_at","fee","fee_currency","metadata"],properties:{id:{$ref:"#/components/sche\
mas/TransactionId"},payment_request_id:{type:["string","null"],description:"The payment request that it belongs to; null\
 where there is none, as for a payout.",pattern:"^pay_req_[0-9a-z]{24}$"},amount:{type:"number",minimum:0,description:"T\
he value of the transaction, in `currency`. Zero when it is less than the currency's smallest unit."},currency:{$ref:"#/\
components/schemas/Currency"},crypto_amount:{type:"number",minimum:1e-8,description:"What moved on the chain, in `crypto\
_currency`."},crypto_currency:{$ref:"#/components/schemas/CryptoCurrency"},status:{$ref:"#/components/schemas/Transactio\
nStatus"},type:{$ref:"#/components/schemas/TransactionType"},created_at:{$ref:"#/components/schemas/Timestamp",description:"\
When the transaction was first seen or sent."},updated_at:{$ref:"#/components/schemas/Timestamp",description:"When it la\
st changed."},fee:{type:"number",minimum:0,description:"The service fee of a payment, or the network fee of a payout or \
refund, in `fee_currency`."},fee_currency:{$ref:"#/components/schemas/CryptoCurrency"},metadata:{$ref:"#/components/sche\
mas/Metadata",description:"The metadata of the payment request or payout that it belongs to; `{}` where that has none."}},
if:{additionalProperties:!0,properties:{type:{const:"payout"}}},then:{additionalProperties:!0,properties:{payment_request_id:{
type:"null"}}},else:{additionalProperties:!0,properties:{payment_request_id:{type:"string"}}}};function pe(r,{instancePath:t="",
parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=pe.evaluated;p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0);const m=e;let b=!0;const u=e;if(r&&typeof r=="object"&&!Array.isArray(
r)&&r.type!==void 0&&r.type!=="payout"){const q={};s===null?s=[q]:s.push(q),e++}var a=u===e;e=m,s!==null&&(m?s.length=m:
s=null);let n;if(a){const q=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.payment_request_id!==void 0&&r.payment_request_id!==
null)return pe.errors=[{instancePath:t+"/payment_request_id",schemaPath:"#/then/properties/payment_request_id/type",keyword:"\
type",params:{type:"null"}}],!1;var a=q===e;b=a,n="then"}else{const q=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.payment_request_id!==
void 0&&typeof r.payment_request_id!="string")return pe.errors=[{instancePath:t+"/payment_request_id",schemaPath:"#/else\
/properties/payment_request_id/type",keyword:"type",params:{type:"string"}}],!1;var a=q===e;b=a,n="else"}if(!b){const q={
instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:n}};return s===null?s=[q]:s.push(q),e++,pe.errors=s,
!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let q;if(r.id===void 0&&(q="id")||r.payment_request_id===void 0&&
(q="payment_request_id")||r.amount===void 0&&(q="amount")||r.currency===void 0&&(q="currency")||r.crypto_amount===void 0&&
(q="crypto_amount")||r.crypto_currency===void 0&&(q="crypto_currency")||r.status===void 0&&(q="status")||r.type===void 0&&
(q="type")||r.created_at===void 0&&(q="created_at")||r.updated_at===void 0&&(q="updated_at")||r.fee===void 0&&(q="fee")||
r.fee_currency===void 0&&(q="fee_currency")||r.metadata===void 0&&(q="metadata"))return pe.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:q}}],!1;{const z=e;for(const o in r)if(!Ye.call(Cr.properties,o)){
return pe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(z===e){if(r.id!==void 0){let o=r.id;const x=e;if(e===e)if(typeof o=="string"){if(!rr.test(o))return pe.errors=
[{instancePath:t+"/id",schemaPath:"#/components/schemas/TransactionId/pattern",keyword:"pattern",params:{pattern:"^txn_[\
0-9a-z]{24}$"}}],!1}else return pe.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/TransactionId/type",keyword:"\
type",params:{type:"string"}}],!1;var v=x===e}else var v=!0;if(v){if(r.payment_request_id!==void 0){let o=r.payment_request_id;
const x=e;if(typeof o!="string"&&o!==null)return pe.errors=[{instancePath:t+"/payment_request_id",schemaPath:"#/properti\
es/payment_request_id/type",keyword:"type",params:{type:Cr.properties.payment_request_id.type}}],!1;if(e===x&&typeof o==
"string"&&!X.test(o))return pe.errors=[{instancePath:t+"/payment_request_id",schemaPath:"#/properties/payment_request_id\
/pattern",keyword:"pattern",params:{pattern:"^pay_req_[0-9a-z]{24}$"}}],!1;var v=x===e}else var v=!0;if(v){if(r.amount!==
void 0){let o=r.amount;const x=e;if(e===x)if(typeof o=="number"){if(o<0||isNaN(o))return pe.errors=[{instancePath:t+"/am\
ount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return pe.errors=
[{instancePath:t+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"number"}}],!1;var v=x===e}else
var v=!0;if(v){if(r.currency!==void 0){let o=r.currency;const x=e;if(typeof o!="string")return pe.errors=[{instancePath:t+
"/currency",schemaPath:"#/components/schemas/Currency/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="BTC"||o===
"ETH"||o==="LTC"||o==="USDT"||o==="USDC"||o==="TRX"||o==="XRP"||o==="SOL"||o==="DOGE"||o==="USD"||o==="EUR"||o==="GBP"||
o==="CHF"||o==="CAD"||o==="AUD"||o==="JPY"))return pe.errors=[{instancePath:t+"/currency",schemaPath:"#/components/schem\
as/Currency/enum",keyword:"enum",params:{allowedValues:D.enum}}],!1;var v=x===e}else var v=!0;if(v){if(r.crypto_amount!==
void 0){let o=r.crypto_amount;const x=e;if(e===x)if(typeof o=="number"){if(o<1e-8||isNaN(o))return pe.errors=[{instancePath:t+
"/crypto_amount",schemaPath:"#/properties/crypto_amount/minimum",keyword:"minimum",params:{comparison:">=",limit:1e-8}}],
!1}else return pe.errors=[{instancePath:t+"/crypto_amount",schemaPath:"#/properties/crypto_amount/type",keyword:"type",params:{
type:"number"}}],!1;var v=x===e}else var v=!0;if(v){if(r.crypto_currency!==void 0){let o=r.crypto_currency;const x=e;if(typeof o!=
"string")return pe.errors=[{instancePath:t+"/crypto_currency",schemaPath:"#/components/schemas/CryptoCurrency/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(o==="BTC"||o==="ETH"||o==="LTC"||o==="USDT"||o==="USDC"||o==="TRX"||o==="XRP"||o===
"SOL"||o==="DOGE"))return pe.errors=[{instancePath:t+"/crypto_currency",schemaPath:"#/components/schemas/CryptoCurrency/\
enum",keyword:"enum",params:{allowedValues:ze.enum}}],!1;var v=x===e}else var v=!0;if(v){if(r.status!==void 0){let o=r.status;
const x=e;if(typeof o!="string")return pe.errors=[{instancePath:t+"/status",schemaPath:"#/components/schemas/Transaction\
Status/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="pending"||o==="confirmed"||o==="failed"||o==="refunded"))
return pe.errors=[{instancePath:t+"/status",schemaPath:"#/components/schemas/TransactionStatus/enum",keyword:"enum",params:{
allowedValues:Er.enum}}],!1;var v=x===e}else var v=!0;if(v){if(r.type!==void 0){let o=r.type;const x=e;if(typeof o!="str\
ing")return pe.errors=[{instancePath:t+"/type",schemaPath:"#/components/schemas/TransactionType/type",keyword:"type",params:{
type:"string"}}],!1;if(!(o==="payment"||o==="payout"||o==="refund"))return pe.errors=[{instancePath:t+"/type",schemaPath:"\
#/components/schemas/TransactionType/enum",keyword:"enum",params:{allowedValues:jr.enum}}],!1;var v=x===e}else var v=!0;
if(v){if(r.created_at!==void 0){let o=r.created_at;const x=e,Z=e;if(e===Z&&e===Z)if(typeof o=="string")if(c.test(o)){if(!w(
o))return pe.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{
format:"date-time"}}],!1}else return pe.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp\
/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return pe.
errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var v=x===e}else var v=!0;if(v){if(r.updated_at!==void 0){let o=r.updated_at;const x=e,Z=e;if(e===Z&&e===Z)if(typeof o==
"string")if(c.test(o)){if(!w(o))return pe.errors=[{instancePath:t+"/updated_at",schemaPath:"#/components/schemas/Timesta\
mp/format",keyword:"format",params:{format:"date-time"}}],!1}else return pe.errors=[{instancePath:t+"/updated_at",schemaPath:"\
#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})\
?Z$"}}],!1;else return pe.errors=[{instancePath:t+"/updated_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"\
type",params:{type:"string"}}],!1;var v=x===e}else var v=!0;if(v){if(r.fee!==void 0){let o=r.fee;const x=e;if(e===x)if(typeof o==
"number"){if(o<0||isNaN(o))return pe.errors=[{instancePath:t+"/fee",schemaPath:"#/properties/fee/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}else return pe.errors=[{instancePath:t+"/fee",schemaPath:"#/properties/fee/typ\
e",keyword:"type",params:{type:"number"}}],!1;var v=x===e}else var v=!0;if(v){if(r.fee_currency!==void 0){let o=r.fee_currency;
const x=e;if(typeof o!="string")return pe.errors=[{instancePath:t+"/fee_currency",schemaPath:"#/components/schemas/Crypt\
oCurrency/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="BTC"||o==="ETH"||o==="LTC"||o==="USDT"||o==="USDC"||
o==="TRX"||o==="XRP"||o==="SOL"||o==="DOGE"))return pe.errors=[{instancePath:t+"/fee_currency",schemaPath:"#/components/\
schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:ze.enum}}],!1;var v=x===e}else var v=!0;if(v)if(r.metadata!==
void 0){const o=e;ke(r.metadata,{instancePath:t+"/metadata",parentData:r,parentDataProperty:"metadata",rootData:R,dynamicAnchors:U})||
(s=s===null?ke.errors:s.concat(ke.errors),e=s.length);var v=o===e}else var v=!0}}}}}}}}}}}}}}else return pe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return pe.errors=s,e===0}pe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function lr(r,{instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){
let s=null,e=0;const p=lr.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),pe(r,{instancePath:t,
parentData:M,parentDataProperty:V,rootData:R,dynamicAnchors:U})||(s=s===null?pe.errors:s.concat(pe.errors),e=s.length),lr.
errors=s,e===0}lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},H.answer14=ur;const jt={$ref:"contract:#/componen\
ts/schemas/InvoiceList"},Ct={type:"object",description:"One page of invoices.",additionalProperties:!1,required:["data",
"has_more","url"],properties:{data:{type:"array",description:"Newest first.",maxItems:100,items:{$ref:"#/components/sche\
mas/InvoiceListItem"}},has_more:{$ref:"#/components/schemas/HasMore"},url:{type:"string",description:"Relative path with\
 query of the next page; without another page, of the same query without cursor.",pattern:"^[/]v1[/]invoices(\\?.+)?$"}}},
$t={type:"object",description:"An invoice in the short form of a list.",additionalProperties:!1,required:["id","amount",
"currency","status","created_at"],properties:{id:{$ref:"#/components/schemas/InvoiceId"},amount:{type:"number",minimum:1e-8,
description:"The total amount, in `currency`."},currency:{$ref:"#/components/schemas/Currency"},status:{$ref:"#/componen\
ts/schemas/InvoiceStatus"},description:{$ref:"#/components/schemas/Description",description:"As given; absent when not g\
iven."},customer_email:{$ref:"#/components/schemas/Email",description:"As given; absent when not given."},due_date:{type:"\
string",format:"date",description:"The last day (UTC) on which it can be paid in time; absent when not given."},created_at:{
$ref:"#/components/schemas/Timestamp",description:"When the invoice was created."}}},Nt={type:"string",description:"Iden\
tifier of an invoice.",pattern:"^inv_[0-9a-z]{24}$"},$r={type:"string",description:"`draft` until its page is first show\
n, `open` until it is `paid`, `past_due` when its due date has ended, `void` when it was withdrawn.",enum:["draft","open",
"paid","past_due","void"]},Nr=new RegExp("^inv_[0-9a-z]{24}$","u"),Rr=formats.date;function _e(r,{instancePath:t="",parentData:M,
parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=_e.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let b;if(r.id===void 0&&(b="\
id")||r.amount===void 0&&(b="amount")||r.currency===void 0&&(b="currency")||r.status===void 0&&(b="status")||r.created_at===
void 0&&(b="created_at"))return _e.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:b}}],
!1;{const u=e;for(const a in r)if(!(a==="id"||a==="amount"||a==="currency"||a==="status"||a==="description"||a==="custom\
er_email"||a==="due_date"||a==="created_at")){return _e.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}],!1;break}if(u===e){if(r.id!==void 0){let a=r.id;const n=e;if(e===e)
if(typeof a=="string"){if(!Nr.test(a))return _e.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/InvoiceId\
/pattern",keyword:"pattern",params:{pattern:"^inv_[0-9a-z]{24}$"}}],!1}else return _e.errors=[{instancePath:t+"/id",schemaPath:"\
#/components/schemas/InvoiceId/type",keyword:"type",params:{type:"string"}}],!1;var m=n===e}else var m=!0;if(m){if(r.amount!==
void 0){let a=r.amount;const n=e;if(e===n)if(typeof a=="number"){if(a<1e-8||isNaN(a))return _e.errors=[{instancePath:t+"\
/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:1e-8}}],!1}else return _e.
errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"number"}}],!1;var m=n===
e}else var m=!0;if(m){if(r.currency!==void 0){let a=r.currency;const n=e;if(typeof a!="string")return _e.errors=[{instancePath:t+
"/currency",schemaPath:"#/components/schemas/Currency/type",keyword:"type",params:{type:"string"}}],!1;if(!(a==="BTC"||a===
"ETH"||a==="LTC"||a==="USDT"||a==="USDC"||a==="TRX"||a==="XRP"||a==="SOL"||a==="DOGE"||a==="USD"||a==="EUR"||a==="GBP"||
a==="CHF"||a==="CAD"||a==="AUD"||a==="JPY"))return _e.errors=[{instancePath:t+"/currency",schemaPath:"#/components/schem\
as/Currency/enum",keyword:"enum",params:{allowedValues:D.enum}}],!1;var m=n===e}else var m=!0;if(m){if(r.status!==void 0){
let a=r.status;const n=e;if(typeof a!="string")return _e.errors=[{instancePath:t+"/status",schemaPath:"#/components/sche\
mas/InvoiceStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(a==="draft"||a==="open"||a==="paid"||a==="past_d\
ue"||a==="void"))return _e.errors=[{instancePath:t+"/status",schemaPath:"#/components/schemas/InvoiceStatus/enum",keyword:"\
enum",params:{allowedValues:$r.enum}}],!1;var m=n===e}else var m=!0;if(m){if(r.description!==void 0){let a=r.description;
const n=e;if(e===e)if(typeof a=="string"){if(a.length>1e3&&l(a)>1e3)return _e.errors=[{instancePath:t+"/description",schemaPath:"\
#/components/schemas/Description/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return _e.errors=[{instancePath:t+
"/description",schemaPath:"#/components/schemas/Description/type",keyword:"type",params:{type:"string"}}],!1;var m=n===e}else
var m=!0;if(m){if(r.customer_email!==void 0){let a=r.customer_email;const n=e,v=e;if(e===v&&e===v)if(typeof a=="string"){
if(a.length>254&&l(a)>254)return _e.errors=[{instancePath:t+"/customer_email",schemaPath:"#/components/schemas/Email/max\
Length",keyword:"maxLength",params:{limit:254}}],!1;if(!or(a))return _e.errors=[{instancePath:t+"/customer_email",schemaPath:"\
#/components/schemas/Email/format",keyword:"format",params:{format:"email"}}],!1}else return _e.errors=[{instancePath:t+
"/customer_email",schemaPath:"#/components/schemas/Email/type",keyword:"type",params:{type:"string"}}],!1;var m=n===e}else
var m=!0;if(m){if(r.due_date!==void 0){let a=r.due_date;const n=e;if(e===n&&e===n)if(typeof a=="string"){if(!Rr(a))return _e.
errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/format",keyword:"format",params:{format:"date"}}],
!1}else return _e.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type:"\
string"}}],!1;var m=n===e}else var m=!0;if(m)if(r.created_at!==void 0){let a=r.created_at;const n=e,v=e;if(e===v&&e===v)
if(typeof a=="string")if(c.test(a)){if(!w(a))return _e.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/sc\
hemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return _e.errors=[{instancePath:t+"/creat\
ed_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\\
d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return _e.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/T\
imestamp/type",keyword:"type",params:{type:"string"}}],!1;var m=n===e}else var m=!0}}}}}}}}}else return _e.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return _e.errors=s,e===0}_e.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};const Zr=new RegExp("^[/]v1[/]invoices(\\?.+)?$","u");function je(r,{instancePath:t="",parentData:M,parentDataProperty:V,
rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=je.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.data===void 0&&(u="data")||r.has_more===void 0&&
(u="has_more")||r.url===void 0&&(u="url"))return je.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:u}}],!1;{const a=e;for(const n in r)if(!(n==="data"||n==="has_more"||n==="url")){return je.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(a===e){if(r.
data!==void 0){let n=r.data;const v=e;if(e===v)if(Array.isArray(n)){if(n.length>100)return je.errors=[{instancePath:t+"/\
data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var m=!0;const q=n.length;for(let z=0;z<
q;z++){const o=e;_e(n[z],{instancePath:t+"/data/"+z,parentData:n,parentDataProperty:z,rootData:R,dynamicAnchors:U})||(s=
s===null?_e.errors:s.concat(_e.errors),e=s.length);var m=o===e;if(!m)break}}}else return je.errors=[{instancePath:t+"/da\
ta",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"}}],!1;var b=v===e}else var b=!0;if(b){if(r.has_more!==
void 0){const n=e;if(typeof r.has_more!="boolean")return je.errors=[{instancePath:t+"/has_more",schemaPath:"#/components\
/schemas/HasMore/type",keyword:"type",params:{type:"boolean"}}],!1;var b=n===e}else var b=!0;if(b)if(r.url!==void 0){let n=r.
url;const v=e;if(e===v)if(typeof n=="string"){if(!Zr.test(n))return je.errors=[{instancePath:t+"/url",schemaPath:"#/prop\
erties/url/pattern",keyword:"pattern",params:{pattern:"^[/]v1[/]invoices(\\?.+)?$"}}],!1}else return je.errors=[{instancePath:t+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}}],!1;var b=v===e}else var b=!0}}}}else return je.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return je.errors=s,e===0}je.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function ur(r,{instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,
dynamicAnchors:U={}}={}){let s=null,e=0;const p=ur.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.
items=void 0),je(r,{instancePath:t,parentData:M,parentDataProperty:V,rootData:R,dynamicAnchors:U})||(s=s===null?je.errors:
s.concat(je.errors),e=s.length),ur.errors=s,e===0}ur.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},H.answer15=yr;
const Rt={$ref:"contract:#/components/schemas/Invoice"},Jr={type:"object",description:"An invoice, as creation and retri\
eval answer it.",additionalProperties:!1,required:["id","amount","currency","status","invoice_url","created_at","items",
"metadata"],properties:{id:{$ref:"#/components/schemas/InvoiceId"},amount:{type:"number",minimum:1e-8,description:"The t\
otal amount, in `currency`."},currency:{$ref:"#/components/schemas/Currency"},status:{$ref:"#/components/schemas/Invoice\
Status"},description:{$ref:"#/components/schemas/Description",description:"As given; absent when not given."},customer_name:{
type:"string",description:"As given; absent when not given.",maxLength:255},customer_email:{$ref:"#/components/schemas/E\
mail",description:"As given; absent when not given."},due_date:{type:"string",format:"date",description:"The last day (U\
TC) on which it can be paid in time; absent when not given."},invoice_url:{$ref:"#/components/schemas/HttpUrl",description:"\
The page of the invoice."},created_at:{$ref:"#/components/schemas/Timestamp",description:"When the invoice was created."},
paid_at:{$ref:"#/components/schemas/Timestamp",description:"When it was paid; present once paid."},items:{type:"array",description:"\
The lines of the invoice, empty when none were given.",maxItems:100,items:{$ref:"#/components/schemas/LineItem"}},metadata:{
$ref:"#/components/schemas/Metadata",description:"As given; `{}` when not given."},payment_request_id:{$ref:"#/component\
s/schemas/PaymentRequestId",description:"The payment request that it was paid through; present once paid."},transaction_id:{
$ref:"#/components/schemas/TransactionId",description:"The transaction that completed the payment; present once paid."}},
if:{additionalProperties:!0,properties:{status:{const:"paid"}}},then:{additionalProperties:!0,properties:{paid_at:{},payment_request_id:{},
transaction_id:{}},required:["paid_at","payment_request_id","transaction_id"]},else:{additionalProperties:!0,not:{anyOf:[
{properties:{paid_at:{}},required:["paid_at"]},{properties:{payment_request_id:{}},required:["payment_request_id"]},{properties:{
transaction_id:{}},required:["transaction_id"]}]}}},Ut={type:"object",description:"One line of an invoice.",additionalProperties:!1,
required:["name","quantity","unit_price"],properties:{name:{type:"string",description:"What is billed.",minLength:1,maxLength:255},
quantity:{type:"number",description:"How many of it, with at most 15 significant digits.",exclusiveMinimum:0,maximum:999999999999999},
unit_price:{type:"number",description:"The price of one, in the currency of the invoice, with at most 15 significant dig\
its.",minimum:0,maximum:999999999999999}}};function J(r,{instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,
dynamicAnchors:U={}}={}){let s=null,e=0;const p=J.evaluated;p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0);
const m=e;let b=!0;const u=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.status!==void 0&&r.status!=="paid"){const L={};
s===null?s=[L]:s.push(L),e++}var a=u===e;e=m,s!==null&&(m?s.length=m:s=null);let n;if(a){const L=e;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){let N;if(r.paid_at===void 0&&(N="paid_at")||r.payment_request_id===void 0&&(N="payment_request_i\
d")||r.transaction_id===void 0&&(N="transaction_id"))return J.errors=[{instancePath:t,schemaPath:"#/then/required",keyword:"\
required",params:{missingProperty:N}}],!1}var a=L===e;b=a,n="then"}else{const L=e,W=e,N=e,$=e;let B=!1;const he=e;if(r&&
typeof r=="object"&&!Array.isArray(r)){let le;if(r.paid_at===void 0&&(le="paid_at")){const Le={};s===null?s=[Le]:s.push(
Le),e++}}var q=he===e;if(B=B||q,q){var v={};v.paid_at=!0}const xe=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let le;
if(r.payment_request_id===void 0&&(le="payment_request_id")){const Le={};s===null?s=[Le]:s.push(Le),e++}}var q=xe===e;B=
B||q,q&&v!==!0&&(v=v||{},v.payment_request_id=!0);const Te=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let le;if(r.transaction_id===
void 0&&(le="transaction_id")){const Le={};s===null?s=[Le]:s.push(Le),e++}}var q=Te===e;if(B=B||q,q&&v!==!0&&(v=v||{},v.
transaction_id=!0),B)e=$,s!==null&&($?s.length=$:s=null);else{const le={};s===null?s=[le]:s.push(le),e++}var z=N===e;if(z)
return J.errors=[{instancePath:t,schemaPath:"#/else/not",keyword:"not",params:{}}],!1;e=W,s!==null&&(W?s.length=W:s=null);
var a=L===e;b=a,n="else"}if(!b){const L={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:n}};return s===
null?s=[L]:s.push(L),e++,J.errors=s,!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let L;if(r.id===void 0&&(L=
"id")||r.amount===void 0&&(L="amount")||r.currency===void 0&&(L="currency")||r.status===void 0&&(L="status")||r.invoice_url===
void 0&&(L="invoice_url")||r.created_at===void 0&&(L="created_at")||r.items===void 0&&(L="items")||r.metadata===void 0&&
(L="metadata"))return J.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:L}}],
!1;{const W=e;for(const N in r)if(!Ye.call(Jr.properties,N)){return J.errors=[{instancePath:t,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:N}}],!1;break}if(W===e){if(r.id!==void 0){let N=r.id;
const $=e;if(e===e)if(typeof N=="string"){if(!Nr.test(N))return J.errors=[{instancePath:t+"/id",schemaPath:"#/components\
/schemas/InvoiceId/pattern",keyword:"pattern",params:{pattern:"^inv_[0-9a-z]{24}$"}}],!1}else return J.errors=[{instancePath:t+
"/id",schemaPath:"#/components/schemas/InvoiceId/type",keyword:"type",params:{type:"string"}}],!1;var o=$===e}else var o=!0;
if(o){if(r.amount!==void 0){let N=r.amount;const $=e;if(e===$)if(typeof N=="number"){if(N<1e-8||isNaN(N))return J.errors=
[{instancePath:t+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:1e-8}}],
!1}else return J.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"nu\
mber"}}],!1;var o=$===e}else var o=!0;if(o){if(r.currency!==void 0){let N=r.currency;const $=e;if(typeof N!="string")return J.
errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/type",keyword:"type",params:{type:"string"}}],
!1;if(!(N==="BTC"||N==="ETH"||N==="LTC"||N==="USDT"||N==="USDC"||N==="TRX"||N==="XRP"||N==="SOL"||N==="DOGE"||N==="USD"||
N==="EUR"||N==="GBP"||N==="CHF"||N==="CAD"||N==="AUD"||N==="JPY"))return J.errors=[{instancePath:t+"/currency",schemaPath:"\
#/components/schemas/Currency/enum",keyword:"enum",params:{allowedValues:D.enum}}],!1;var o=$===e}else var o=!0;if(o){if(r.
status!==void 0){let N=r.status;const $=e;if(typeof N!="string")return J.errors=[{instancePath:t+"/status",schemaPath:"#\
/components/schemas/InvoiceStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(N==="draft"||N==="open"||N==="pa\
id"||N==="past_due"||N==="void"))return J.errors=[{instancePath:t+"/status",schemaPath:"#/components/schemas/InvoiceStat\
us/enum",keyword:"enum",params:{allowedValues:$r.enum}}],!1;var o=$===e}else var o=!0;if(o){if(r.description!==void 0){let N=r.
description;const $=e;if(e===e)if(typeof N=="string"){if(N.length>1e3&&l(N)>1e3)return J.errors=[{instancePath:t+"/descr\
iption",schemaPath:"#/components/schemas/Description/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return J.
errors=[{instancePath:t+"/description",schemaPath:"#/components/schemas/Description/type",keyword:"type",params:{type:"s\
tring"}}],!1;var o=$===e}else var o=!0;if(o){if(r.customer_name!==void 0){let N=r.customer_name;const $=e;if(e===$)if(typeof N==
"string"){if(N.length>255&&l(N)>255)return J.errors=[{instancePath:t+"/customer_name",schemaPath:"#/properties/customer_\
name/maxLength",keyword:"maxLength",params:{limit:255}}],!1}else return J.errors=[{instancePath:t+"/customer_name",schemaPath:"\
#/properties/customer_name/type",keyword:"type",params:{type:"string"}}],!1;var o=$===e}else var o=!0;if(o){if(r.customer_email!==
void 0){let N=r.customer_email;const $=e,B=e;if(e===B&&e===B)if(typeof N=="string"){if(N.length>254&&l(N)>254)return J.errors=
[{instancePath:t+"/customer_email",schemaPath:"#/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit:254}}],
!1;if(!or(N))return J.errors=[{instancePath:t+"/customer_email",schemaPath:"#/components/schemas/Email/format",keyword:"\
format",params:{format:"email"}}],!1}else return J.errors=[{instancePath:t+"/customer_email",schemaPath:"#/components/sc\
hemas/Email/type",keyword:"type",params:{type:"string"}}],!1;var o=$===e}else var o=!0;if(o){if(r.due_date!==void 0){let N=r.
due_date;const $=e;if(e===$&&e===$)if(typeof N=="string"){if(!Rr(N))return J.errors=[{instancePath:t+"/due_date",schemaPath:"\
#/properties/due_date/format",keyword:"format",params:{format:"date"}}],!1}else return J.errors=[{instancePath:t+"/due_d\
ate",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type:"string"}}],!1;var o=$===e}else var o=!0;if(o){
if(r.invoice_url!==void 0){let N=r.invoice_url;const $=e,B=e;if(e===B&&e===B)if(typeof N=="string"){if(N.length>2048&&l(
N)>2048)return J.errors=[{instancePath:t+"/invoice_url",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"max\
Length",params:{limit:2048}}],!1;if(C.test(N)){if(!j(N))return J.errors=[{instancePath:t+"/invoice_url",schemaPath:"#/co\
mponents/schemas/HttpUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return J.errors=[{instancePath:t+"/inv\
oice_url",schemaPath:"#/components/schemas/HttpUrl/pattern",keyword:"pattern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/\
][/]"}}],!1}else return J.errors=[{instancePath:t+"/invoice_url",schemaPath:"#/components/schemas/HttpUrl/type",keyword:"\
type",params:{type:"string"}}],!1;var o=$===e}else var o=!0;if(o){if(r.created_at!==void 0){let N=r.created_at;const $=e,
B=e;if(e===B&&e===B)if(typeof N=="string")if(c.test(N)){if(!w(N))return J.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return J.errors=[{instancePath:t+
"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\
\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return J.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/s\
chemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var o=$===e}else var o=!0;if(o){if(r.paid_at!==void 0){
let N=r.paid_at;const $=e,B=e;if(e===B&&e===B)if(typeof N=="string")if(c.test(N)){if(!w(N))return J.errors=[{instancePath:t+
"/paid_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return J.
errors=[{instancePath:t+"/paid_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return J.errors=[{instancePath:t+"/paid_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var o=$===e}else var o=!0;if(o){if(r.items!==
void 0){let N=r.items;const $=e;if(e===$)if(Array.isArray(N)){if(N.length>100)return J.errors=[{instancePath:t+"/items",
schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var x=!0;const he=N.length;for(let xe=0;xe<
he;xe++){let Te=N[xe];const Ue=e;if(e===e)if(Te&&typeof Te=="object"&&!Array.isArray(Te)){let Je;if(Te.name===void 0&&(Je=
"name")||Te.quantity===void 0&&(Je="quantity")||Te.unit_price===void 0&&(Je="unit_price"))return J.errors=[{instancePath:t+
"/items/"+xe,schemaPath:"#/components/schemas/LineItem/required",keyword:"required",params:{missingProperty:Je}}],!1;{const tr=e;
for(const ue in Te)if(!(ue==="name"||ue==="quantity"||ue==="unit_price")){return J.errors=[{instancePath:t+"/items/"+xe,
schemaPath:"#/components/schemas/LineItem/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:ue}}],
!1;break}if(tr===e){if(Te.name!==void 0){let ue=Te.name;const He=e;if(e===He)if(typeof ue=="string"){if(ue.length>255&&l(
ue)>255)return J.errors=[{instancePath:t+"/items/"+xe+"/name",schemaPath:"#/components/schemas/LineItem/properties/name/\
maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(ue.length<2&&l(ue)<1)return J.errors=[{instancePath:t+"/items/"+
xe+"/name",schemaPath:"#/components/schemas/LineItem/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return J.errors=[{instancePath:t+"/items/"+xe+"/name",schemaPath:"#/components/schemas/LineItem/properties/name/type",keyword:"\
type",params:{type:"string"}}],!1;var Z=He===e}else var Z=!0;if(Z){if(Te.quantity!==void 0){let ue=Te.quantity;const He=e;
if(e===He)if(typeof ue=="number"){if(ue>999999999999999||isNaN(ue))return J.errors=[{instancePath:t+"/items/"+xe+"/quant\
ity",schemaPath:"#/components/schemas/LineItem/properties/quantity/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999}}],
!1;if(ue<=0||isNaN(ue))return J.errors=[{instancePath:t+"/items/"+xe+"/quantity",schemaPath:"#/components/schemas/LineIt\
em/properties/quantity/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return J.errors=
[{instancePath:t+"/items/"+xe+"/quantity",schemaPath:"#/components/schemas/LineItem/properties/quantity/type",keyword:"t\
ype",params:{type:"number"}}],!1;var Z=He===e}else var Z=!0;if(Z)if(Te.unit_price!==void 0){let ue=Te.unit_price;const He=e;
if(e===He)if(typeof ue=="number"){if(ue>999999999999999||isNaN(ue))return J.errors=[{instancePath:t+"/items/"+xe+"/unit_\
price",schemaPath:"#/components/schemas/LineItem/properties/unit_price/maximum",keyword:"maximum",params:{comparison:"<=",
limit:999999999999999}}],!1;if(ue<0||isNaN(ue))return J.errors=[{instancePath:t+"/items/"+xe+"/unit_price",schemaPath:"#\
/components/schemas/LineItem/properties/unit_price/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else
return J.errors=[{instancePath:t+"/items/"+xe+"/unit_price",schemaPath:"#/components/schemas/LineItem/properties/unit_pr\
ice/type",keyword:"type",params:{type:"number"}}],!1;var Z=He===e}else var Z=!0}}}}else return J.errors=[{instancePath:t+
"/items/"+xe,schemaPath:"#/components/schemas/LineItem/type",keyword:"type",params:{type:"object"}}],!1;var x=Ue===e;if(!x)
break}}}else return J.errors=[{instancePath:t+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"\
array"}}],!1;var o=$===e}else var o=!0;if(o){if(r.metadata!==void 0){const N=e;ke(r.metadata,{instancePath:t+"/metadata",
parentData:r,parentDataProperty:"metadata",rootData:R,dynamicAnchors:U})||(s=s===null?ke.errors:s.concat(ke.errors),e=s.
length);var o=N===e}else var o=!0;if(o){if(r.payment_request_id!==void 0){let N=r.payment_request_id;const $=e;if(e===e)
if(typeof N=="string"){if(!X.test(N))return J.errors=[{instancePath:t+"/payment_request_id",schemaPath:"#/components/sch\
emas/PaymentRequestId/pattern",keyword:"pattern",params:{pattern:"^pay_req_[0-9a-z]{24}$"}}],!1}else return J.errors=[{instancePath:t+
"/payment_request_id",schemaPath:"#/components/schemas/PaymentRequestId/type",keyword:"type",params:{type:"string"}}],!1;
var o=$===e}else var o=!0;if(o)if(r.transaction_id!==void 0){let N=r.transaction_id;const $=e;if(e===e)if(typeof N=="str\
ing"){if(!rr.test(N))return J.errors=[{instancePath:t+"/transaction_id",schemaPath:"#/components/schemas/TransactionId/p\
attern",keyword:"pattern",params:{pattern:"^txn_[0-9a-z]{24}$"}}],!1}else return J.errors=[{instancePath:t+"/transaction\
_id",schemaPath:"#/components/schemas/TransactionId/type",keyword:"type",params:{type:"string"}}],!1;var o=$===e}else var o=!0}}}}}}}}}}}}}}}}else
return J.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return J.errors=s,e===0}
J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function yr(r,{instancePath:t="",parentData:M,parentDataProperty:V,
rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=yr.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),J(r,{instancePath:t,parentData:M,parentDataProperty:V,rootData:R,dynamicAnchors:U})||(s=s===null?J.errors:
s.concat(J.errors),e=s.length),yr.errors=s,e===0}yr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},H.answer16=hr;const Ht={
$ref:"contract:#/components/schemas/PayoutList"},St={type:"object",description:"One page of payouts.",additionalProperties:!1,
required:["data","has_more","url"],properties:{data:{type:"array",description:"Newest first.",maxItems:100,items:{$ref:"\
#/components/schemas/PayoutListItem"}},has_more:{$ref:"#/components/schemas/HasMore"},url:{type:"string",description:"Re\
lative path with query of the next page; without another page, of the same query without cursor.",pattern:"^[/]v1[/]payo\
uts(\\?.+)?$"}}},Ot={type:"object",description:"A payout in the short form of a list.",additionalProperties:!1,required:[
"id","amount","currency","status","address","created_at"],properties:{id:{$ref:"#/components/schemas/PayoutId"},amount:{
type:"number",minimum:1e-8,description:"What arrives at the address, in `currency`."},currency:{$ref:"#/components/schem\
as/CryptoCurrency"},status:{$ref:"#/components/schemas/PayoutStatus"},address:{type:"string",minLength:1,description:"Th\
e destination."},created_at:{$ref:"#/components/schemas/Timestamp",description:"When the payout was created."}}},Ft={type:"\
string",description:"Identifier of a payout.",pattern:"^payout_[0-9a-z]{24}$"},Ur={type:"string",description:"`pending` \
waits, `processing` is sent and not yet confirmed, `completed` and `failed` are final.",enum:["pending","processing","co\
mpleted","failed"]},Lr=new RegExp("^payout_[0-9a-z]{24}$","u");function qe(r,{instancePath:t="",parentData:M,parentDataProperty:V,
rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=qe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let b;if(r.id===void 0&&(b="id")||r.amount===void 0&&
(b="amount")||r.currency===void 0&&(b="currency")||r.status===void 0&&(b="status")||r.address===void 0&&(b="address")||r.
created_at===void 0&&(b="created_at"))return qe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:b}}],!1;{const u=e;for(const a in r)if(!(a==="id"||a==="amount"||a==="currency"||a==="status"||a==="addr\
ess"||a==="created_at")){return qe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:a}}],!1;break}if(u===e){if(r.id!==void 0){let a=r.id;const n=e;if(e===e)if(typeof a=="s\
tring"){if(!Lr.test(a))return qe.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/PayoutId/pattern",keyword:"\
pattern",params:{pattern:"^payout_[0-9a-z]{24}$"}}],!1}else return qe.errors=[{instancePath:t+"/id",schemaPath:"#/compon\
ents/schemas/PayoutId/type",keyword:"type",params:{type:"string"}}],!1;var m=n===e}else var m=!0;if(m){if(r.amount!==void 0){
let a=r.amount;const n=e;if(e===n)if(typeof a=="number"){if(a<1e-8||isNaN(a))return qe.errors=[{instancePath:t+"/amount",
schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:1e-8}}],!1}else return qe.errors=
[{instancePath:t+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"number"}}],!1;var m=n===e}else
var m=!0;if(m){if(r.currency!==void 0){let a=r.currency;const n=e;if(typeof a!="string")return qe.errors=[{instancePath:t+
"/currency",schemaPath:"#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"string"}}],!1;if(!(a==="B\
TC"||a==="ETH"||a==="LTC"||a==="USDT"||a==="USDC"||a==="TRX"||a==="XRP"||a==="SOL"||a==="DOGE"))return qe.errors=[{instancePath:t+
"/currency",schemaPath:"#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:ze.enum}}],!1;var m=n===
e}else var m=!0;if(m){if(r.status!==void 0){let a=r.status;const n=e;if(typeof a!="string")return qe.errors=[{instancePath:t+
"/status",schemaPath:"#/components/schemas/PayoutStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(a==="pendi\
ng"||a==="processing"||a==="completed"||a==="failed"))return qe.errors=[{instancePath:t+"/status",schemaPath:"#/componen\
ts/schemas/PayoutStatus/enum",keyword:"enum",params:{allowedValues:Ur.enum}}],!1;var m=n===e}else var m=!0;if(m){if(r.address!==
void 0){let a=r.address;const n=e;if(e===n)if(typeof a=="string"){if(a.length<2&&l(a)<1)return qe.errors=[{instancePath:t+
"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return qe.errors=[
{instancePath:t+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type:"string"}}],!1;var m=n===e}else
var m=!0;if(m)if(r.created_at!==void 0){let a=r.created_at;const n=e,v=e;if(e===v&&e===v)if(typeof a=="string")if(c.test(
a)){if(!w(a))return qe.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"\
format",params:{format:"date-time"}}],!1}else return qe.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/s\
chemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],
!1;else return qe.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",
params:{type:"string"}}],!1;var m=n===e}else var m=!0}}}}}}}else return qe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return qe.errors=s,e===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const Qr=new RegExp(
"^[/]v1[/]payouts(\\?.+)?$","u");function Ce(r,{instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){
let s=null,e=0;const p=Ce.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let u;if(r.data===void 0&&(u="data")||r.has_more===void 0&&(u="has_more")||r.url===void 0&&
(u="url"))return Ce.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{
const a=e;for(const n in r)if(!(n==="data"||n==="has_more"||n==="url")){return Ce.errors=[{instancePath:t,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(a===e){if(r.data!==void 0){
let n=r.data;const v=e;if(e===v)if(Array.isArray(n)){if(n.length>100)return Ce.errors=[{instancePath:t+"/data",schemaPath:"\
#/properties/data/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var m=!0;const q=n.length;for(let z=0;z<q;z++){const o=e;
qe(n[z],{instancePath:t+"/data/"+z,parentData:n,parentDataProperty:z,rootData:R,dynamicAnchors:U})||(s=s===null?qe.errors:
s.concat(qe.errors),e=s.length);var m=o===e;if(!m)break}}}else return Ce.errors=[{instancePath:t+"/data",schemaPath:"#/p\
roperties/data/type",keyword:"type",params:{type:"array"}}],!1;var b=v===e}else var b=!0;if(b){if(r.has_more!==void 0){const n=e;
if(typeof r.has_more!="boolean")return Ce.errors=[{instancePath:t+"/has_more",schemaPath:"#/components/schemas/HasMore/t\
ype",keyword:"type",params:{type:"boolean"}}],!1;var b=n===e}else var b=!0;if(b)if(r.url!==void 0){let n=r.url;const v=e;
if(e===v)if(typeof n=="string"){if(!Qr.test(n))return Ce.errors=[{instancePath:t+"/url",schemaPath:"#/properties/url/pat\
tern",keyword:"pattern",params:{pattern:"^[/]v1[/]payouts(\\?.+)?$"}}],!1}else return Ce.errors=[{instancePath:t+"/url",
schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}}],!1;var b=v===e}else var b=!0}}}}else return Ce.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ce.errors=s,e===0}Ce.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function hr(r,{instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,
dynamicAnchors:U={}}={}){let s=null,e=0;const p=hr.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.
items=void 0),Ce(r,{instancePath:t,parentData:M,parentDataProperty:V,rootData:R,dynamicAnchors:U})||(s=s===null?Ce.errors:
s.concat(Ce.errors),e=s.length),hr.errors=s,e===0}hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},H.answer17=_r;
const Mt={$ref:"contract:#/components/schemas/PayoutCreated"},Hr={type:"object",description:"A payout as its creation an\
swers it, without the fields that only retrieval has.",additionalProperties:!1,required:["id","amount","currency","statu\
s","address","created_at","fee_level","metadata"],properties:{id:{$ref:"#/components/schemas/PayoutId"},amount:{type:"nu\
mber",minimum:1e-8,description:"What arrives at the address, in `currency`."},currency:{$ref:"#/components/schemas/Crypt\
oCurrency"},status:{type:"string",enum:["pending"],description:"A new payout waits to be processed."},address:{type:"str\
ing",minLength:1,description:"The destination."},description:{$ref:"#/components/schemas/Description",description:"As gi\
ven; absent when not given."},created_at:{$ref:"#/components/schemas/Timestamp",description:"When the payout was created\
."},fee_level:{$ref:"#/components/schemas/FeeLevel"},metadata:{$ref:"#/components/schemas/Metadata",description:"As give\
n; `{}` when not given."}}},Sr={type:"string",description:"How much network fee to spend on speed. The balance tells the\
 estimate of each level.",enum:["low","medium","high"]};function ve(r,{instancePath:t="",parentData:M,parentDataProperty:V,
rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=ve.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let b;if(r.id===void 0&&(b="id")||r.amount===void 0&&
(b="amount")||r.currency===void 0&&(b="currency")||r.status===void 0&&(b="status")||r.address===void 0&&(b="address")||r.
created_at===void 0&&(b="created_at")||r.fee_level===void 0&&(b="fee_level")||r.metadata===void 0&&(b="metadata"))return ve.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:b}}],!1;{const u=e;for(const a in r)
if(!Ye.call(Hr.properties,a)){return ve.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:a}}],!1;break}if(u===e){if(r.id!==void 0){let a=r.id;const n=e;if(e===e)if(typeof a==
"string"){if(!Lr.test(a))return ve.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/PayoutId/pattern",keyword:"\
pattern",params:{pattern:"^payout_[0-9a-z]{24}$"}}],!1}else return ve.errors=[{instancePath:t+"/id",schemaPath:"#/compon\
ents/schemas/PayoutId/type",keyword:"type",params:{type:"string"}}],!1;var m=n===e}else var m=!0;if(m){if(r.amount!==void 0){
let a=r.amount;const n=e;if(e===n)if(typeof a=="number"){if(a<1e-8||isNaN(a))return ve.errors=[{instancePath:t+"/amount",
schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:1e-8}}],!1}else return ve.errors=
[{instancePath:t+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"number"}}],!1;var m=n===e}else
var m=!0;if(m){if(r.currency!==void 0){let a=r.currency;const n=e;if(typeof a!="string")return ve.errors=[{instancePath:t+
"/currency",schemaPath:"#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"string"}}],!1;if(!(a==="B\
TC"||a==="ETH"||a==="LTC"||a==="USDT"||a==="USDC"||a==="TRX"||a==="XRP"||a==="SOL"||a==="DOGE"))return ve.errors=[{instancePath:t+
"/currency",schemaPath:"#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:ze.enum}}],!1;var m=n===
e}else var m=!0;if(m){if(r.status!==void 0){let a=r.status;const n=e;if(typeof a!="string")return ve.errors=[{instancePath:t+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="pending")return ve.errors=
[{instancePath:t+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:Hr.properties.status.
enum}}],!1;var m=n===e}else var m=!0;if(m){if(r.address!==void 0){let a=r.address;const n=e;if(e===n)if(typeof a=="strin\
g"){if(a.length<2&&l(a)<1)return ve.errors=[{instancePath:t+"/address",schemaPath:"#/properties/address/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ve.errors=[{instancePath:t+"/address",schemaPath:"#/properties/address/type",
keyword:"type",params:{type:"string"}}],!1;var m=n===e}else var m=!0;if(m){if(r.description!==void 0){let a=r.description;
const n=e;if(e===e)if(typeof a=="string"){if(a.length>1e3&&l(a)>1e3)return ve.errors=[{instancePath:t+"/description",schemaPath:"\
#/components/schemas/Description/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return ve.errors=[{instancePath:t+
"/description",schemaPath:"#/components/schemas/Description/type",keyword:"type",params:{type:"string"}}],!1;var m=n===e}else
var m=!0;if(m){if(r.created_at!==void 0){let a=r.created_at;const n=e,v=e;if(e===v&&e===v)if(typeof a=="string")if(c.test(
a)){if(!w(a))return ve.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"\
format",params:{format:"date-time"}}],!1}else return ve.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/s\
chemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],
!1;else return ve.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",
params:{type:"string"}}],!1;var m=n===e}else var m=!0;if(m){if(r.fee_level!==void 0){let a=r.fee_level;const n=e;if(typeof a!=
"string")return ve.errors=[{instancePath:t+"/fee_level",schemaPath:"#/components/schemas/FeeLevel/type",keyword:"type",params:{
type:"string"}}],!1;if(!(a==="low"||a==="medium"||a==="high"))return ve.errors=[{instancePath:t+"/fee_level",schemaPath:"\
#/components/schemas/FeeLevel/enum",keyword:"enum",params:{allowedValues:Sr.enum}}],!1;var m=n===e}else var m=!0;if(m)if(r.
metadata!==void 0){const a=e;ke(r.metadata,{instancePath:t+"/metadata",parentData:r,parentDataProperty:"metadata",rootData:R,
dynamicAnchors:U})||(s=s===null?ke.errors:s.concat(ke.errors),e=s.length);var m=a===e}else var m=!0}}}}}}}}}}else return ve.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ve.errors=s,e===0}ve.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function _r(r,{instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,
dynamicAnchors:U={}}={}){let s=null,e=0;const p=_r.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.
items=void 0),ve(r,{instancePath:t,parentData:M,parentDataProperty:V,rootData:R,dynamicAnchors:U})||(s=s===null?ve.errors:
s.concat(ve.errors),e=s.length),_r.errors=s,e===0}_r.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},H.answer18=gr;
const Vt={$ref:"contract:#/components/schemas/ErrorPayoutUnprocessable"},Bt={type:"object",description:"Error body. Code\
s of a 422 of createPayout: the balance does not cover amount and fee, the address is not one of this currency, or this \
Idempotency-Key was used with another body.",allOf:[{$ref:"#/components/schemas/Error"},{type:"object",properties:{error:{
type:"object",properties:{code:{$ref:"#/components/schemas/ErrorCodePayoutUnprocessable"}}}}}]},et={type:"string",description:"\
Codes of a 422 of createPayout: the balance does not cover amount and fee, the address is not one of this currency, or t\
his Idempotency-Key was used with another body.",enum:["INSUFFICIENT_BALANCE","INVALID_ADDRESS","IDEMPOTENCY_KEY_REUSED"]};
function We(r,{instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;
const p=We.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),!(r&&typeof r=="object"&&!Array.
isArray(r)))return We.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;const m=e;E(
r,{instancePath:t,parentData:M,parentDataProperty:V,rootData:R,dynamicAnchors:U})||(s=s===null?E.errors:s.concat(E.errors),
e=s.length);var b=m===e;if(b){const u=e;if(e===u)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.error!==void 0){let n=r.
error;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.code!==void 0){let q=n.code;if(typeof q!="string")return We.
errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodePayoutUnprocessable/type",keyword:"type",
params:{type:"string"}}],!1;if(!(q==="INSUFFICIENT_BALANCE"||q==="INVALID_ADDRESS"||q==="IDEMPOTENCY_KEY_REUSED"))return We.
errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodePayoutUnprocessable/enum",keyword:"enum",
params:{allowedValues:et.enum}}],!1}}else return We.errors=[{instancePath:t+"/error",schemaPath:"#/allOf/1/properties/er\
ror/type",keyword:"type",params:{type:"object"}}],!1}}else return We.errors=[{instancePath:t,schemaPath:"#/allOf/1/type",
keyword:"type",params:{type:"object"}}],!1;var b=u===e}return We.errors=s,e===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function gr(r,{instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;
const p=gr.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),We(r,{instancePath:t,parentData:M,
parentDataProperty:V,rootData:R,dynamicAnchors:U})||(s=s===null?We.errors:s.concat(We.errors),e=s.length),gr.errors=s,e===
0}gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},H.answer19=vr;const Wt={$ref:"contract:#/components/schemas/Pa\
yout"},rt={type:"object",description:"A payout, as retrieval answers it.",additionalProperties:!1,required:["id","amount",
"currency","status","address","created_at","fee_level","metadata","updated_at"],properties:{id:{$ref:"#/components/schem\
as/PayoutId"},amount:{type:"number",minimum:1e-8,description:"What arrives at the address, in `currency`."},currency:{$ref:"\
#/components/schemas/CryptoCurrency"},status:{$ref:"#/components/schemas/PayoutStatus"},address:{type:"string",minLength:1,
description:"The destination."},description:{$ref:"#/components/schemas/Description",description:"As given; absent when \
not given."},created_at:{$ref:"#/components/schemas/Timestamp",description:"When the payout was created."},fee_level:{$ref:"\
#/components/schemas/FeeLevel"},metadata:{$ref:"#/components/schemas/Metadata",description:"As given; `{}` when not give\
n."},updated_at:{$ref:"#/components/schemas/Timestamp",description:"When it last changed."},fee_paid:{type:"number",minimum:0,
description:"The network fee that was paid, in `fee_currency`; present once completed."},fee_currency:{$ref:"#/component\
s/schemas/CryptoCurrency",description:"The currency of the network fee; present once completed."},transaction_id:{$ref:"\
#/components/schemas/TransactionId",description:"The transaction that carries it; present once processed, so a payout th\
at failed before has none."}},if:{additionalProperties:!0,properties:{status:{const:"completed"}}},then:{additionalProperties:!0,
properties:{fee_paid:{},fee_currency:{},transaction_id:{}},required:["fee_paid","fee_currency","transaction_id"]},else:{
additionalProperties:!0,not:{anyOf:[{properties:{fee_paid:{}},required:["fee_paid"]},{properties:{fee_currency:{}},required:[
"fee_currency"]}]},if:{additionalProperties:!0,properties:{status:{const:"processing"}}},then:{additionalProperties:!0,properties:{
transaction_id:{}},required:["transaction_id"]},else:{additionalProperties:!0,if:{additionalProperties:!0,properties:{status:{
const:"pending"}}},then:{additionalProperties:!0,not:{properties:{transaction_id:{}},required:["transaction_id"]}}}}};function ie(r,{
instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=ie.evaluated;
p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0);const m=e;let b=!0;const u=e;if(r&&typeof r=="object"&&
!Array.isArray(r)&&r.status!==void 0&&r.status!=="completed"){const W={};s===null?s=[W]:s.push(W),e++}var a=u===e;e=m,s!==
null&&(m?s.length=m:s=null);let n;if(a){const W=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let $;if(r.fee_paid===void 0&&
($="fee_paid")||r.fee_currency===void 0&&($="fee_currency")||r.transaction_id===void 0&&($="transaction_id"))return ie.errors=
[{instancePath:t,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:$}}],!1}var a=W===e;b=a,n="then"}else{
const W=e,N=e,$=e,B=e;let he=!1;const xe=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let le;if(r.fee_paid===void 0&&(le=
"fee_paid")){const Le={};s===null?s=[Le]:s.push(Le),e++}}var q=xe===e;if(he=he||q,q){var v={};v.fee_paid=!0}const Te=e;if(r&&
typeof r=="object"&&!Array.isArray(r)){let le;if(r.fee_currency===void 0&&(le="fee_currency")){const Le={};s===null?s=[Le]:
s.push(Le),e++}}var q=Te===e;if(he=he||q,q&&v!==!0&&(v=v||{},v.fee_currency=!0),he)e=B,s!==null&&(B?s.length=B:s=null);else{
const le={};s===null?s=[le]:s.push(le),e++}var z=$===e;if(z)return ie.errors=[{instancePath:t,schemaPath:"#/else/not",keyword:"\
not",params:{}}],!1;{e=N,s!==null&&(N?s.length=N:s=null);const le=e;let Le=!0;const Je=e;if(r&&typeof r=="object"&&!Array.
isArray(r)&&r.status!==void 0&&r.status!=="processing"){const ue={};s===null?s=[ue]:s.push(ue),e++}var o=Je===e;e=le,s!==
null&&(le?s.length=le:s=null);let tr;if(o){const ue=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let sr;if(r.transaction_id===
void 0&&(sr="transaction_id"))return ie.errors=[{instancePath:t,schemaPath:"#/else/then/required",keyword:"required",params:{
missingProperty:sr}}],!1}var o=ue===e;Le=o,tr="then"}else{const ue=e,He=e;let sr=!0;const ot=e;if(r&&typeof r=="object"&&
!Array.isArray(r)&&r.status!==void 0&&r.status!=="pending"){const Ke={};s===null?s=[Ke]:s.push(Ke),e++}var x=ot===e;if(e=
He,s!==null&&(He?s.length=He:s=null),x){const Ke=e,Tr=e,pt=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let mt;if(r.transaction_id===
void 0&&(mt="transaction_id")){const Mr={};s===null?s=[Mr]:s.push(Mr),e++}}var Z=pt===e;if(Z)return ie.errors=[{instancePath:t,
schemaPath:"#/else/else/then/not",keyword:"not",params:{}}],!1;e=Tr,s!==null&&(Tr?s.length=Tr:s=null);var x=Ke===e;sr=x}
if(!sr){const Ke={instancePath:t,schemaPath:"#/else/else/if",keyword:"if",params:{failingKeyword:"then"}};return s===null?
s=[Ke]:s.push(Ke),e++,ie.errors=s,!1}var o=ue===e;Le=o,tr="else"}if(!Le){const ue={instancePath:t,schemaPath:"#/else/if",
keyword:"if",params:{failingKeyword:tr}};return s===null?s=[ue]:s.push(ue),e++,ie.errors=s,!1}}var a=W===e;b=a,n="else"}
if(!b){const W={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:n}};return s===null?s=[W]:s.push(W),
e++,ie.errors=s,!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let W;if(r.id===void 0&&(W="id")||r.amount===void 0&&
(W="amount")||r.currency===void 0&&(W="currency")||r.status===void 0&&(W="status")||r.address===void 0&&(W="address")||r.
created_at===void 0&&(W="created_at")||r.fee_level===void 0&&(W="fee_level")||r.metadata===void 0&&(W="metadata")||r.updated_at===
void 0&&(W="updated_at"))return ie.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:W}}],
!1;{const N=e;for(const $ in r)if(!Ye.call(rt.properties,$)){return ie.errors=[{instancePath:t,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:$}}],!1;break}if(N===e){if(r.id!==void 0){let $=r.id;
const B=e;if(e===e)if(typeof $=="string"){if(!Lr.test($))return ie.errors=[{instancePath:t+"/id",schemaPath:"#/component\
s/schemas/PayoutId/pattern",keyword:"pattern",params:{pattern:"^payout_[0-9a-z]{24}$"}}],!1}else return ie.errors=[{instancePath:t+
"/id",schemaPath:"#/components/schemas/PayoutId/type",keyword:"type",params:{type:"string"}}],!1;var L=B===e}else var L=!0;
if(L){if(r.amount!==void 0){let $=r.amount;const B=e;if(e===B)if(typeof $=="number"){if($<1e-8||isNaN($))return ie.errors=
[{instancePath:t+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:1e-8}}],
!1}else return ie.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"n\
umber"}}],!1;var L=B===e}else var L=!0;if(L){if(r.currency!==void 0){let $=r.currency;const B=e;if(typeof $!="string")return ie.
errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"s\
tring"}}],!1;if(!($==="BTC"||$==="ETH"||$==="LTC"||$==="USDT"||$==="USDC"||$==="TRX"||$==="XRP"||$==="SOL"||$==="DOGE"))
return ie.errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{
allowedValues:ze.enum}}],!1;var L=B===e}else var L=!0;if(L){if(r.status!==void 0){let $=r.status;const B=e;if(typeof $!=
"string")return ie.errors=[{instancePath:t+"/status",schemaPath:"#/components/schemas/PayoutStatus/type",keyword:"type",
params:{type:"string"}}],!1;if(!($==="pending"||$==="processing"||$==="completed"||$==="failed"))return ie.errors=[{instancePath:t+
"/status",schemaPath:"#/components/schemas/PayoutStatus/enum",keyword:"enum",params:{allowedValues:Ur.enum}}],!1;var L=B===
e}else var L=!0;if(L){if(r.address!==void 0){let $=r.address;const B=e;if(e===B)if(typeof $=="string"){if($.length<2&&l(
$)<1)return ie.errors=[{instancePath:t+"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return ie.errors=[{instancePath:t+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{
type:"string"}}],!1;var L=B===e}else var L=!0;if(L){if(r.description!==void 0){let $=r.description;const B=e;if(e===e)if(typeof $==
"string"){if($.length>1e3&&l($)>1e3)return ie.errors=[{instancePath:t+"/description",schemaPath:"#/components/schemas/De\
scription/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return ie.errors=[{instancePath:t+"/description",schemaPath:"\
#/components/schemas/Description/type",keyword:"type",params:{type:"string"}}],!1;var L=B===e}else var L=!0;if(L){if(r.created_at!==
void 0){let $=r.created_at;const B=e,he=e;if(e===he&&e===he)if(typeof $=="string")if(c.test($)){if(!w($))return ie.errors=
[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-\
time"}}],!1}else return ie.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return ie.errors=[{instancePath:t+
"/created_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var L=B===e}else
var L=!0;if(L){if(r.fee_level!==void 0){let $=r.fee_level;const B=e;if(typeof $!="string")return ie.errors=[{instancePath:t+
"/fee_level",schemaPath:"#/components/schemas/FeeLevel/type",keyword:"type",params:{type:"string"}}],!1;if(!($==="low"||
$==="medium"||$==="high"))return ie.errors=[{instancePath:t+"/fee_level",schemaPath:"#/components/schemas/FeeLevel/enum",
keyword:"enum",params:{allowedValues:Sr.enum}}],!1;var L=B===e}else var L=!0;if(L){if(r.metadata!==void 0){const $=e;ke(
r.metadata,{instancePath:t+"/metadata",parentData:r,parentDataProperty:"metadata",rootData:R,dynamicAnchors:U})||(s=s===
null?ke.errors:s.concat(ke.errors),e=s.length);var L=$===e}else var L=!0;if(L){if(r.updated_at!==void 0){let $=r.updated_at;
const B=e,he=e;if(e===he&&e===he)if(typeof $=="string")if(c.test($)){if(!w($))return ie.errors=[{instancePath:t+"/update\
d_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return ie.
errors=[{instancePath:t+"/updated_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return ie.errors=[{instancePath:t+"/updated_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var L=B===e}else var L=!0;if(L){if(r.fee_paid!==
void 0){let $=r.fee_paid;const B=e;if(e===B)if(typeof $=="number"){if($<0||isNaN($))return ie.errors=[{instancePath:t+"/\
fee_paid",schemaPath:"#/properties/fee_paid/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ie.
errors=[{instancePath:t+"/fee_paid",schemaPath:"#/properties/fee_paid/type",keyword:"type",params:{type:"number"}}],!1;var L=B===
e}else var L=!0;if(L){if(r.fee_currency!==void 0){let $=r.fee_currency;const B=e;if(typeof $!="string")return ie.errors=
[{instancePath:t+"/fee_currency",schemaPath:"#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"stri\
ng"}}],!1;if(!($==="BTC"||$==="ETH"||$==="LTC"||$==="USDT"||$==="USDC"||$==="TRX"||$==="XRP"||$==="SOL"||$==="DOGE"))return ie.
errors=[{instancePath:t+"/fee_currency",schemaPath:"#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:ze.
enum}}],!1;var L=B===e}else var L=!0;if(L)if(r.transaction_id!==void 0){let $=r.transaction_id;const B=e;if(e===e)if(typeof $==
"string"){if(!rr.test($))return ie.errors=[{instancePath:t+"/transaction_id",schemaPath:"#/components/schemas/Transactio\
nId/pattern",keyword:"pattern",params:{pattern:"^txn_[0-9a-z]{24}$"}}],!1}else return ie.errors=[{instancePath:t+"/trans\
action_id",schemaPath:"#/components/schemas/TransactionId/type",keyword:"type",params:{type:"string"}}],!1;var L=B===e}else
var L=!0}}}}}}}}}}}}}}else return ie.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return ie.errors=s,e===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function vr(r,{instancePath:t="",parentData:M,
parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=vr.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),ie(r,{instancePath:t,parentData:M,parentDataProperty:V,rootData:R,dynamicAnchors:U})||
(s=s===null?ie.errors:s.concat(ie.errors),e=s.length),vr.errors=s,e===0}vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},
H.answer20=Pr;const Xt={$ref:"contract:#/components/schemas/WebhookEndpointList"},tt={type:"object",description:"All web\
hook endpoints of the merchant.",additionalProperties:!1,required:["data","has_more","url"],properties:{data:{type:"arra\
y",description:"Newest first.",maxItems:16,items:{$ref:"#/components/schemas/WebhookEndpointListItem"}},has_more:{type:"\
boolean",const:!1,description:"Always false, since all endpoints are on one page."},url:{type:"string",enum:["/v1/webhoo\
ks"],description:"Relative path of this list."}}},Gt={type:"object",description:"A webhook endpoint in the short form of\
 a list.",additionalProperties:!1,required:["id","url","event_types","created_at"],properties:{id:{$ref:"#/components/sc\
hemas/WebhookId"},url:{$ref:"#/components/schemas/HttpUrl",description:"Where events are delivered."},event_types:{type:"\
array",description:"The subscribed types.",minItems:1,uniqueItems:!0,items:{$ref:"#/components/schemas/EventType"}},created_at:{
$ref:"#/components/schemas/Timestamp",description:"When the endpoint was registered."}}},zt={type:"string",description:"\
Identifier of a webhook endpoint.",pattern:"^whk_[0-9a-z]{24}$"},Or={type:"string",description:"A type of event that can\
 be subscribed to. The webhooks section says what each carries.",enum:["payment.created","payment.pending","payment.unde\
rpaid","payment.overpaid","payment.succeeded","payment.expired","payment.paid_late","payment.failed","transaction.create\
d","transaction.confirmed","transaction.failed","transaction.refunded","refund.created","refund.completed","invoice.crea\
ted","invoice.opened","invoice.paid","invoice.past_due","invoice.voided","payout.created","payout.processing","payout.co\
mpleted","payout.failed"]},Dr=new RegExp("^whk_[0-9a-z]{24}$","u"),Fr=equal;function be(r,{instancePath:t="",parentData:M,
parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=be.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.id===void 0&&(u="\
id")||r.url===void 0&&(u="url")||r.event_types===void 0&&(u="event_types")||r.created_at===void 0&&(u="created_at"))return be.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{const a=e;for(const n in r)
if(!(n==="id"||n==="url"||n==="event_types"||n==="created_at")){return be.errors=[{instancePath:t,schemaPath:"#/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(a===e){if(r.id!==void 0){let n=r.
id;const v=e;if(e===e)if(typeof n=="string"){if(!Dr.test(n))return be.errors=[{instancePath:t+"/id",schemaPath:"#/compon\
ents/schemas/WebhookId/pattern",keyword:"pattern",params:{pattern:"^whk_[0-9a-z]{24}$"}}],!1}else return be.errors=[{instancePath:t+
"/id",schemaPath:"#/components/schemas/WebhookId/type",keyword:"type",params:{type:"string"}}],!1;var m=v===e}else var m=!0;
if(m){if(r.url!==void 0){let n=r.url;const v=e,q=e;if(e===q&&e===q)if(typeof n=="string"){if(n.length>2048&&l(n)>2048)return be.
errors=[{instancePath:t+"/url",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"maxLength",params:{limit:2048}}],
!1;if(C.test(n)){if(!j(n))return be.errors=[{instancePath:t+"/url",schemaPath:"#/components/schemas/HttpUrl/format",keyword:"\
format",params:{format:"uri"}}],!1}else return be.errors=[{instancePath:t+"/url",schemaPath:"#/components/schemas/HttpUr\
l/pattern",keyword:"pattern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]"}}],!1}else return be.errors=[{instancePath:t+
"/url",schemaPath:"#/components/schemas/HttpUrl/type",keyword:"type",params:{type:"string"}}],!1;var m=v===e}else var m=!0;
if(m){if(r.event_types!==void 0){let n=r.event_types;const v=e;if(e===v)if(Array.isArray(n)){if(n.length<1)return be.errors=
[{instancePath:t+"/event_types",schemaPath:"#/properties/event_types/minItems",keyword:"minItems",params:{limit:1}}],!1;
{var b=!0;const z=n.length;for(let o=0;o<z;o++){let x=n[o];const Z=e;if(typeof x!="string")return be.errors=[{instancePath:t+
"/event_types/"+o,schemaPath:"#/components/schemas/EventType/type",keyword:"type",params:{type:"string"}}],!1;if(!(x==="\
payment.created"||x==="payment.pending"||x==="payment.underpaid"||x==="payment.overpaid"||x==="payment.succeeded"||x==="\
payment.expired"||x==="payment.paid_late"||x==="payment.failed"||x==="transaction.created"||x==="transaction.confirmed"||
x==="transaction.failed"||x==="transaction.refunded"||x==="refund.created"||x==="refund.completed"||x==="invoice.created"||
x==="invoice.opened"||x==="invoice.paid"||x==="invoice.past_due"||x==="invoice.voided"||x==="payout.created"||x==="payou\
t.processing"||x==="payout.completed"||x==="payout.failed"))return be.errors=[{instancePath:t+"/event_types/"+o,schemaPath:"\
#/components/schemas/EventType/enum",keyword:"enum",params:{allowedValues:Or.enum}}],!1;var b=Z===e;if(!b)break}if(b){let o=n.
length,x;if(o>1){e:for(;o--;)for(x=o;x--;)if(Fr(n[o],n[x])){return be.errors=[{instancePath:t+"/event_types",schemaPath:"\
#/properties/event_types/uniqueItems",keyword:"uniqueItems",params:{i:o,j:x}}],!1;break e}}}}}else return be.errors=[{instancePath:t+
"/event_types",schemaPath:"#/properties/event_types/type",keyword:"type",params:{type:"array"}}],!1;var m=v===e}else var m=!0;
if(m)if(r.created_at!==void 0){let n=r.created_at;const v=e,q=e;if(e===q&&e===q)if(typeof n=="string")if(c.test(n)){if(!w(
n))return be.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{
format:"date-time"}}],!1}else return be.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp\
/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return be.
errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var m=v===e}else var m=!0}}}}}else return be.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return be.errors=s,e===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ie(r,{instancePath:t="",
parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=Ie.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.data===void 0&&
(u="data")||r.has_more===void 0&&(u="has_more")||r.url===void 0&&(u="url"))return Ie.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:u}}],!1;{const a=e;for(const n in r)if(!(n==="data"||n==="has_mor\
e"||n==="url")){return Ie.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}}],!1;break}if(a===e){if(r.data!==void 0){let n=r.data;const v=e;if(e===v)if(Array.isArray(n)){if(n.
length>16)return Ie.errors=[{instancePath:t+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var m=!0;const q=n.length;for(let z=0;z<q;z++){const o=e;be(n[z],{instancePath:t+"/data/"+z,parentData:n,parentDataProperty:z,
rootData:R,dynamicAnchors:U})||(s=s===null?be.errors:s.concat(be.errors),e=s.length);var m=o===e;if(!m)break}}}else return Ie.
errors=[{instancePath:t+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"}}],!1;var b=v===
e}else var b=!0;if(b){if(r.has_more!==void 0){let n=r.has_more;const v=e;if(typeof n!="boolean")return Ie.errors=[{instancePath:t+
"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type:"boolean"}}],!1;if(n!==!1)return Ie.errors=
[{instancePath:t+"/has_more",schemaPath:"#/properties/has_more/const",keyword:"const",params:{allowedValue:!1}}],!1;var b=v===
e}else var b=!0;if(b)if(r.url!==void 0){let n=r.url;const v=e;if(typeof n!="string")return Ie.errors=[{instancePath:t+"/\
url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}}],!1;if(n!=="/v1/webhooks")return Ie.errors=
[{instancePath:t+"/url",schemaPath:"#/properties/url/enum",keyword:"enum",params:{allowedValues:tt.properties.url.enum}}],
!1;var b=v===e}else var b=!0}}}}else return Ie.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return Ie.errors=s,e===0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pr(r,{instancePath:t="",
parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=Pr.evaluated;return p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),Ie(r,{instancePath:t,parentData:M,parentDataProperty:V,rootData:R,dynamicAnchors:U})||
(s=s===null?Ie.errors:s.concat(Ie.errors),e=s.length),Pr.errors=s,e===0}Pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},
H.answer21=wr;const Yt={$ref:"contract:#/components/schemas/WebhookEndpoint"},Kt={type:"object",description:"A webhook e\
ndpoint, as registration and retrieval answer it.",additionalProperties:!1,required:["id","url","secret_provided","event\
_types","created_at"],properties:{id:{$ref:"#/components/schemas/WebhookId"},url:{$ref:"#/components/schemas/HttpUrl",description:"\
Where events are delivered."},secret_provided:{type:"boolean",description:"Whether a secret was registered, and so wheth\
er deliveries are signed."},event_types:{type:"array",description:"The subscribed types.",minItems:1,uniqueItems:!0,items:{
$ref:"#/components/schemas/EventType"}},created_at:{$ref:"#/components/schemas/Timestamp",description:"When the endpoint\
 was registered."}}};function we(r,{instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){
let s=null,e=0;const p=we.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let u;if(r.id===void 0&&(u="id")||r.url===void 0&&(u="url")||r.secret_provided===void 0&&(u=
"secret_provided")||r.event_types===void 0&&(u="event_types")||r.created_at===void 0&&(u="created_at"))return we.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{const a=e;for(const n in r)
if(!(n==="id"||n==="url"||n==="secret_provided"||n==="event_types"||n==="created_at")){return we.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(a===e){if(r.
id!==void 0){let n=r.id;const v=e;if(e===e)if(typeof n=="string"){if(!Dr.test(n))return we.errors=[{instancePath:t+"/id",
schemaPath:"#/components/schemas/WebhookId/pattern",keyword:"pattern",params:{pattern:"^whk_[0-9a-z]{24}$"}}],!1}else return we.
errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/WebhookId/type",keyword:"type",params:{type:"string"}}],!1;
var m=v===e}else var m=!0;if(m){if(r.url!==void 0){let n=r.url;const v=e,q=e;if(e===q&&e===q)if(typeof n=="string"){if(n.
length>2048&&l(n)>2048)return we.errors=[{instancePath:t+"/url",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"\
maxLength",params:{limit:2048}}],!1;if(C.test(n)){if(!j(n))return we.errors=[{instancePath:t+"/url",schemaPath:"#/compon\
ents/schemas/HttpUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return we.errors=[{instancePath:t+"/url",schemaPath:"\
#/components/schemas/HttpUrl/pattern",keyword:"pattern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]"}}],!1}else return we.
errors=[{instancePath:t+"/url",schemaPath:"#/components/schemas/HttpUrl/type",keyword:"type",params:{type:"string"}}],!1;
var m=v===e}else var m=!0;if(m){if(r.secret_provided!==void 0){const n=e;if(typeof r.secret_provided!="boolean")return we.
errors=[{instancePath:t+"/secret_provided",schemaPath:"#/properties/secret_provided/type",keyword:"type",params:{type:"b\
oolean"}}],!1;var m=n===e}else var m=!0;if(m){if(r.event_types!==void 0){let n=r.event_types;const v=e;if(e===v)if(Array.
isArray(n)){if(n.length<1)return we.errors=[{instancePath:t+"/event_types",schemaPath:"#/properties/event_types/minItems",
keyword:"minItems",params:{limit:1}}],!1;{var b=!0;const z=n.length;for(let o=0;o<z;o++){let x=n[o];const Z=e;if(typeof x!=
"string")return we.errors=[{instancePath:t+"/event_types/"+o,schemaPath:"#/components/schemas/EventType/type",keyword:"t\
ype",params:{type:"string"}}],!1;if(!(x==="payment.created"||x==="payment.pending"||x==="payment.underpaid"||x==="paymen\
t.overpaid"||x==="payment.succeeded"||x==="payment.expired"||x==="payment.paid_late"||x==="payment.failed"||x==="transac\
tion.created"||x==="transaction.confirmed"||x==="transaction.failed"||x==="transaction.refunded"||x==="refund.created"||
x==="refund.completed"||x==="invoice.created"||x==="invoice.opened"||x==="invoice.paid"||x==="invoice.past_due"||x==="in\
voice.voided"||x==="payout.created"||x==="payout.processing"||x==="payout.completed"||x==="payout.failed"))return we.errors=
[{instancePath:t+"/event_types/"+o,schemaPath:"#/components/schemas/EventType/enum",keyword:"enum",params:{allowedValues:Or.
enum}}],!1;var b=Z===e;if(!b)break}if(b){let o=n.length,x;if(o>1){e:for(;o--;)for(x=o;x--;)if(Fr(n[o],n[x])){return we.errors=
[{instancePath:t+"/event_types",schemaPath:"#/properties/event_types/uniqueItems",keyword:"uniqueItems",params:{i:o,j:x}}],
!1;break e}}}}}else return we.errors=[{instancePath:t+"/event_types",schemaPath:"#/properties/event_types/type",keyword:"\
type",params:{type:"array"}}],!1;var m=v===e}else var m=!0;if(m)if(r.created_at!==void 0){let n=r.created_at;const v=e,q=e;
if(e===q&&e===q)if(typeof n=="string")if(c.test(n)){if(!w(n))return we.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return we.errors=[{instancePath:t+
"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\
\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return we.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/\
schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var m=v===e}else var m=!0}}}}}}else return we.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return we.errors=s,e===0}we.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function wr(r,{instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){
let s=null,e=0;const p=wr.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),we(r,{instancePath:t,
parentData:M,parentDataProperty:V,rootData:R,dynamicAnchors:U})||(s=s===null?we.errors:s.concat(we.errors),e=s.length),wr.
errors=s,e===0}wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},H.answer22=br;const Zt={$ref:"contract:#/componen\
ts/schemas/ErrorWebhookConflict"},Jt={type:"object",description:"Error body. Codes of a 409 of createWebhook: the addres\
s is registered already, or the first request with this Idempotency-Key is still running.",allOf:[{$ref:"#/components/sc\
hemas/Error"},{type:"object",properties:{error:{type:"object",properties:{code:{$ref:"#/components/schemas/ErrorCodeWebh\
ookConflict"}}}}}]},st={type:"string",description:"Codes of a 409 of createWebhook: the address is registered already, o\
r the first request with this Idempotency-Key is still running.",enum:["DUPLICATE_WEBHOOK","IDEMPOTENCY_KEY_IN_USE"]};function Xe(r,{
instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=Xe.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r)))return Xe.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;const m=e;E(r,{instancePath:t,parentData:M,
parentDataProperty:V,rootData:R,dynamicAnchors:U})||(s=s===null?E.errors:s.concat(E.errors),e=s.length);var b=m===e;if(b){
const u=e;if(e===u)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.error!==void 0){let n=r.error;if(e===e)if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.code!==void 0){let q=n.code;if(typeof q!="string")return Xe.errors=[{instancePath:t+"/\
error/code",schemaPath:"#/components/schemas/ErrorCodeWebhookConflict/type",keyword:"type",params:{type:"string"}}],!1;if(!(q===
"DUPLICATE_WEBHOOK"||q==="IDEMPOTENCY_KEY_IN_USE"))return Xe.errors=[{instancePath:t+"/error/code",schemaPath:"#/compone\
nts/schemas/ErrorCodeWebhookConflict/enum",keyword:"enum",params:{allowedValues:st.enum}}],!1}}else return Xe.errors=[{instancePath:t+
"/error",schemaPath:"#/allOf/1/properties/error/type",keyword:"type",params:{type:"object"}}],!1}}else return Xe.errors=
[{instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"}}],!1;var b=u===e}return Xe.errors=s,e===
0}Xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function br(r,{instancePath:t="",parentData:M,parentDataProperty:V,
rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=br.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),Xe(r,{instancePath:t,parentData:M,parentDataProperty:V,rootData:R,dynamicAnchors:U})||(s=s===null?Xe.errors:
s.concat(Xe.errors),e=s.length),br.errors=s,e===0}br.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},H.answer23=kr;
const Qt={$ref:"contract:#/components/schemas/WebhookDeletion"},es={type:"object",description:"What the deletion of a we\
bhook endpoint answers.",additionalProperties:!1,required:["id","deleted"],properties:{id:{$ref:"#/components/schemas/We\
bhookId"},deleted:{type:"boolean",const:!0,description:"The endpoint is gone."}}};function Ne(r,{instancePath:t="",parentData:M,
parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=Ne.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let b;if(r.id===void 0&&(b="\
id")||r.deleted===void 0&&(b="deleted"))return Ne.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:b}}],!1;{const u=e;for(const a in r)if(!(a==="id"||a==="deleted")){return Ne.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(u===e){if(r.id!==void 0){
let a=r.id;const n=e;if(e===e)if(typeof a=="string"){if(!Dr.test(a))return Ne.errors=[{instancePath:t+"/id",schemaPath:"\
#/components/schemas/WebhookId/pattern",keyword:"pattern",params:{pattern:"^whk_[0-9a-z]{24}$"}}],!1}else return Ne.errors=
[{instancePath:t+"/id",schemaPath:"#/components/schemas/WebhookId/type",keyword:"type",params:{type:"string"}}],!1;var m=n===
e}else var m=!0;if(m)if(r.deleted!==void 0){let a=r.deleted;const n=e;if(typeof a!="boolean")return Ne.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(a!==!0)return Ne.errors=
[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var m=n===
e}else var m=!0}}}else return Ne.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;
return Ne.errors=s,e===0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function kr(r,{instancePath:t="",parentData:M,
parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=kr.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),Ne(r,{instancePath:t,parentData:M,parentDataProperty:V,rootData:R,dynamicAnchors:U})||
(s=s===null?Ne.errors:s.concat(Ne.errors),e=s.length),kr.errors=s,e===0}kr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},
H.answer24=qr;const rs={$ref:"contract:#/components/schemas/Balance"},ts={type:"object",description:"The merchant's mone\
y per currency.",additionalProperties:!1,required:["available","pending","currency_details"],properties:{available:{$ref:"\
#/components/schemas/AmountPerCurrency",description:"What can be paid out now, per currency code."},pending:{$ref:"#/com\
ponents/schemas/AmountPerCurrency",description:"What has come in and is not confirmed yet, per currency code."},currency_details:{
$ref:"#/components/schemas/CurrencyDetails"}}},at={type:"object",description:"Amounts by currency code, each in units of\
 its currency.",additionalProperties:!1,properties:{BTC:{$ref:"#/components/schemas/HeldAmount"},ETH:{$ref:"#/components\
/schemas/HeldAmount"},LTC:{$ref:"#/components/schemas/HeldAmount"},USDT:{$ref:"#/components/schemas/HeldAmount"},USDC:{$ref:"\
#/components/schemas/HeldAmount"},TRX:{$ref:"#/components/schemas/HeldAmount"},XRP:{$ref:"#/components/schemas/HeldAmoun\
t"},SOL:{$ref:"#/components/schemas/HeldAmount"},DOGE:{$ref:"#/components/schemas/HeldAmount"},USD:{$ref:"#/components/s\
chemas/HeldAmount"},EUR:{$ref:"#/components/schemas/HeldAmount"},GBP:{$ref:"#/components/schemas/HeldAmount"},CHF:{$ref:"\
#/components/schemas/HeldAmount"},CAD:{$ref:"#/components/schemas/HeldAmount"},AUD:{$ref:"#/components/schemas/HeldAmoun\
t"},JPY:{$ref:"#/components/schemas/HeldAmount"}}},ss={type:"number",description:"An amount that the merchant has, in un\
its of its currency.",minimum:0};function se(r,{instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){
let s=null,e=0;const p=se.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){const b=e;for(const u in r)if(!Ye.call(at.properties,u)){return se.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}],!1;break}if(b===e){if(r.
BTC!==void 0){let u=r.BTC;const a=e;if(e===e)if(typeof u=="number"){if(u<0||isNaN(u))return se.errors=[{instancePath:t+"\
/BTC",schemaPath:"#/components/schemas/HeldAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return se.
errors=[{instancePath:t+"/BTC",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"type",params:{type:"number"}}],
!1;var m=a===e}else var m=!0;if(m){if(r.ETH!==void 0){let u=r.ETH;const a=e;if(e===e)if(typeof u=="number"){if(u<0||isNaN(
u))return se.errors=[{instancePath:t+"/ETH",schemaPath:"#/components/schemas/HeldAmount/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return se.errors=[{instancePath:t+"/ETH",schemaPath:"#/components/schemas/HeldAmount/\
type",keyword:"type",params:{type:"number"}}],!1;var m=a===e}else var m=!0;if(m){if(r.LTC!==void 0){let u=r.LTC;const a=e;
if(e===e)if(typeof u=="number"){if(u<0||isNaN(u))return se.errors=[{instancePath:t+"/LTC",schemaPath:"#/components/schem\
as/HeldAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return se.errors=[{instancePath:t+"/\
LTC",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"type",params:{type:"number"}}],!1;var m=a===e}else var m=!0;
if(m){if(r.USDT!==void 0){let u=r.USDT;const a=e;if(e===e)if(typeof u=="number"){if(u<0||isNaN(u))return se.errors=[{instancePath:t+
"/USDT",schemaPath:"#/components/schemas/HeldAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else
return se.errors=[{instancePath:t+"/USDT",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"type",params:{type:"\
number"}}],!1;var m=a===e}else var m=!0;if(m){if(r.USDC!==void 0){let u=r.USDC;const a=e;if(e===e)if(typeof u=="number"){
if(u<0||isNaN(u))return se.errors=[{instancePath:t+"/USDC",schemaPath:"#/components/schemas/HeldAmount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}else return se.errors=[{instancePath:t+"/USDC",schemaPath:"#/components/s\
chemas/HeldAmount/type",keyword:"type",params:{type:"number"}}],!1;var m=a===e}else var m=!0;if(m){if(r.TRX!==void 0){let u=r.
TRX;const a=e;if(e===e)if(typeof u=="number"){if(u<0||isNaN(u))return se.errors=[{instancePath:t+"/TRX",schemaPath:"#/co\
mponents/schemas/HeldAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return se.errors=[{instancePath:t+
"/TRX",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"type",params:{type:"number"}}],!1;var m=a===e}else var m=!0;
if(m){if(r.XRP!==void 0){let u=r.XRP;const a=e;if(e===e)if(typeof u=="number"){if(u<0||isNaN(u))return se.errors=[{instancePath:t+
"/XRP",schemaPath:"#/components/schemas/HeldAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else
return se.errors=[{instancePath:t+"/XRP",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"type",params:{type:"\
number"}}],!1;var m=a===e}else var m=!0;if(m){if(r.SOL!==void 0){let u=r.SOL;const a=e;if(e===e)if(typeof u=="number"){if(u<
0||isNaN(u))return se.errors=[{instancePath:t+"/SOL",schemaPath:"#/components/schemas/HeldAmount/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}else return se.errors=[{instancePath:t+"/SOL",schemaPath:"#/components/schemas\
/HeldAmount/type",keyword:"type",params:{type:"number"}}],!1;var m=a===e}else var m=!0;if(m){if(r.DOGE!==void 0){let u=r.
DOGE;const a=e;if(e===e)if(typeof u=="number"){if(u<0||isNaN(u))return se.errors=[{instancePath:t+"/DOGE",schemaPath:"#/\
components/schemas/HeldAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return se.errors=[{instancePath:t+
"/DOGE",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"type",params:{type:"number"}}],!1;var m=a===e}else var m=!0;
if(m){if(r.USD!==void 0){let u=r.USD;const a=e;if(e===e)if(typeof u=="number"){if(u<0||isNaN(u))return se.errors=[{instancePath:t+
"/USD",schemaPath:"#/components/schemas/HeldAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else
return se.errors=[{instancePath:t+"/USD",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"type",params:{type:"\
number"}}],!1;var m=a===e}else var m=!0;if(m){if(r.EUR!==void 0){let u=r.EUR;const a=e;if(e===e)if(typeof u=="number"){if(u<
0||isNaN(u))return se.errors=[{instancePath:t+"/EUR",schemaPath:"#/components/schemas/HeldAmount/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}else return se.errors=[{instancePath:t+"/EUR",schemaPath:"#/components/schemas\
/HeldAmount/type",keyword:"type",params:{type:"number"}}],!1;var m=a===e}else var m=!0;if(m){if(r.GBP!==void 0){let u=r.
GBP;const a=e;if(e===e)if(typeof u=="number"){if(u<0||isNaN(u))return se.errors=[{instancePath:t+"/GBP",schemaPath:"#/co\
mponents/schemas/HeldAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return se.errors=[{instancePath:t+
"/GBP",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"type",params:{type:"number"}}],!1;var m=a===e}else var m=!0;
if(m){if(r.CHF!==void 0){let u=r.CHF;const a=e;if(e===e)if(typeof u=="number"){if(u<0||isNaN(u))return se.errors=[{instancePath:t+
"/CHF",schemaPath:"#/components/schemas/HeldAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else
return se.errors=[{instancePath:t+"/CHF",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"type",params:{type:"\
number"}}],!1;var m=a===e}else var m=!0;if(m){if(r.CAD!==void 0){let u=r.CAD;const a=e;if(e===e)if(typeof u=="number"){if(u<
0||isNaN(u))return se.errors=[{instancePath:t+"/CAD",schemaPath:"#/components/schemas/HeldAmount/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}else return se.errors=[{instancePath:t+"/CAD",schemaPath:"#/components/schemas\
/HeldAmount/type",keyword:"type",params:{type:"number"}}],!1;var m=a===e}else var m=!0;if(m){if(r.AUD!==void 0){let u=r.
AUD;const a=e;if(e===e)if(typeof u=="number"){if(u<0||isNaN(u))return se.errors=[{instancePath:t+"/AUD",schemaPath:"#/co\
mponents/schemas/HeldAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return se.errors=[{instancePath:t+
"/AUD",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"type",params:{type:"number"}}],!1;var m=a===e}else var m=!0;
if(m)if(r.JPY!==void 0){let u=r.JPY;const a=e;if(e===e)if(typeof u=="number"){if(u<0||isNaN(u))return se.errors=[{instancePath:t+
"/JPY",schemaPath:"#/components/schemas/HeldAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else
return se.errors=[{instancePath:t+"/JPY",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"type",params:{type:"\
number"}}],!1;var m=a===e}else var m=!0}}}}}}}}}}}}}}}}else return se.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return se.errors=s,e===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const nt={
type:"object",description:"What withdrawing a currency costs and at least takes, per currency code.",additionalProperties:!1,
properties:{BTC:{$ref:"#/components/schemas/CryptoCurrencyDetails"},ETH:{$ref:"#/components/schemas/CryptoCurrencyDetail\
s"},LTC:{$ref:"#/components/schemas/CryptoCurrencyDetails"},USDT:{$ref:"#/components/schemas/CryptoCurrencyDetails"},USDC:{
$ref:"#/components/schemas/CryptoCurrencyDetails"},TRX:{$ref:"#/components/schemas/CryptoCurrencyDetails"},XRP:{$ref:"#/\
components/schemas/CryptoCurrencyDetails"},SOL:{$ref:"#/components/schemas/CryptoCurrencyDetails"},DOGE:{$ref:"#/compone\
nts/schemas/CryptoCurrencyDetails"},USD:{$ref:"#/components/schemas/FiatCurrencyDetails"},EUR:{$ref:"#/components/schema\
s/FiatCurrencyDetails"},GBP:{$ref:"#/components/schemas/FiatCurrencyDetails"},CHF:{$ref:"#/components/schemas/FiatCurren\
cyDetails"},CAD:{$ref:"#/components/schemas/FiatCurrencyDetails"},AUD:{$ref:"#/components/schemas/FiatCurrencyDetails"},
JPY:{$ref:"#/components/schemas/FiatCurrencyDetails"}}},as={type:"object",description:"What withdrawing a fiat currency \
at least takes; no network carries it, so there is no network fee.",additionalProperties:!1,required:["minimum_withdrawa\
l"],properties:{minimum_withdrawal:{type:"number",minimum:0,description:"The smallest amount that can be withdrawn."}}},
ns={type:"object",description:"What withdrawing a cryptocurrency costs and at least takes.",additionalProperties:!1,required:[
"minimum_withdrawal","network_fee_estimate"],properties:{minimum_withdrawal:{type:"number",minimum:0,description:"The sm\
allest amount that can be withdrawn."},network_fee_estimate:{$ref:"#/components/schemas/NetworkFeeEstimate"}}},is={type:"\
object",description:"The network fee to expect for each level.",additionalProperties:!1,required:["low","medium","high"],
properties:{low:{type:"number",minimum:0,description:"Fee of the slowest level."},medium:{type:"number",minimum:0,description:"\
Fee of the level that is taken when none is named."},high:{type:"number",minimum:0,description:"Fee of the fastest level\
."}}};function te(r,{instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){let s=null,
e=0;const p=te.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){let u;if(r.minimum_withdrawal===void 0&&(u="minimum_withdrawal")||r.network_fee_estimate===void 0&&
(u="network_fee_estimate"))return te.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{const a=e;for(const n in r)if(!(n==="minimum_withdrawal"||n==="network_fee_estimate")){return te.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(a===e){if(r.
minimum_withdrawal!==void 0){let n=r.minimum_withdrawal;const v=e;if(e===v)if(typeof n=="number"){if(n<0||isNaN(n))return te.
errors=[{instancePath:t+"/minimum_withdrawal",schemaPath:"#/properties/minimum_withdrawal/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return te.errors=[{instancePath:t+"/minimum_withdrawal",schemaPath:"#/properties/mini\
mum_withdrawal/type",keyword:"type",params:{type:"number"}}],!1;var m=v===e}else var m=!0;if(m)if(r.network_fee_estimate!==
void 0){let n=r.network_fee_estimate;const v=e;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let o;if(n.low===void 0&&
(o="low")||n.medium===void 0&&(o="medium")||n.high===void 0&&(o="high"))return te.errors=[{instancePath:t+"/network_fee_\
estimate",schemaPath:"#/components/schemas/NetworkFeeEstimate/required",keyword:"required",params:{missingProperty:o}}],
!1;{const x=e;for(const Z in n)if(!(Z==="low"||Z==="medium"||Z==="high")){return te.errors=[{instancePath:t+"/network_fe\
e_estimate",schemaPath:"#/components/schemas/NetworkFeeEstimate/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:Z}}],!1;break}if(x===e){if(n.low!==void 0){let Z=n.low;const L=e;if(e===L)if(typeof Z=="number"){if(Z<
0||isNaN(Z))return te.errors=[{instancePath:t+"/network_fee_estimate/low",schemaPath:"#/components/schemas/NetworkFeeEst\
imate/properties/low/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return te.errors=[{instancePath:t+
"/network_fee_estimate/low",schemaPath:"#/components/schemas/NetworkFeeEstimate/properties/low/type",keyword:"type",params:{
type:"number"}}],!1;var b=L===e}else var b=!0;if(b){if(n.medium!==void 0){let Z=n.medium;const L=e;if(e===L)if(typeof Z==
"number"){if(Z<0||isNaN(Z))return te.errors=[{instancePath:t+"/network_fee_estimate/medium",schemaPath:"#/components/sch\
emas/NetworkFeeEstimate/properties/medium/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return te.
errors=[{instancePath:t+"/network_fee_estimate/medium",schemaPath:"#/components/schemas/NetworkFeeEstimate/properties/me\
dium/type",keyword:"type",params:{type:"number"}}],!1;var b=L===e}else var b=!0;if(b)if(n.high!==void 0){let Z=n.high;const L=e;
if(e===L)if(typeof Z=="number"){if(Z<0||isNaN(Z))return te.errors=[{instancePath:t+"/network_fee_estimate/high",schemaPath:"\
#/components/schemas/NetworkFeeEstimate/properties/high/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else
return te.errors=[{instancePath:t+"/network_fee_estimate/high",schemaPath:"#/components/schemas/NetworkFeeEstimate/prope\
rties/high/type",keyword:"type",params:{type:"number"}}],!1;var b=L===e}else var b=!0}}}}else return te.errors=[{instancePath:t+
"/network_fee_estimate",schemaPath:"#/components/schemas/NetworkFeeEstimate/type",keyword:"type",params:{type:"object"}}],
!1;var m=v===e}else var m=!0}}}else return te.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return te.errors=s,e===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ae(r,{instancePath:t="",
parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=ae.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){const b=e;for(const u in r)
if(!Ye.call(nt.properties,u)){return ae.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:u}}],!1;break}if(b===e){if(r.BTC!==void 0){const u=e;te(r.BTC,{instancePath:t+"/BT\
C",parentData:r,parentDataProperty:"BTC",rootData:R,dynamicAnchors:U})||(s=s===null?te.errors:s.concat(te.errors),e=s.length);
var m=u===e}else var m=!0;if(m){if(r.ETH!==void 0){const u=e;te(r.ETH,{instancePath:t+"/ETH",parentData:r,parentDataProperty:"\
ETH",rootData:R,dynamicAnchors:U})||(s=s===null?te.errors:s.concat(te.errors),e=s.length);var m=u===e}else var m=!0;if(m){
if(r.LTC!==void 0){const u=e;te(r.LTC,{instancePath:t+"/LTC",parentData:r,parentDataProperty:"LTC",rootData:R,dynamicAnchors:U})||
(s=s===null?te.errors:s.concat(te.errors),e=s.length);var m=u===e}else var m=!0;if(m){if(r.USDT!==void 0){const u=e;te(r.
USDT,{instancePath:t+"/USDT",parentData:r,parentDataProperty:"USDT",rootData:R,dynamicAnchors:U})||(s=s===null?te.errors:
s.concat(te.errors),e=s.length);var m=u===e}else var m=!0;if(m){if(r.USDC!==void 0){const u=e;te(r.USDC,{instancePath:t+
"/USDC",parentData:r,parentDataProperty:"USDC",rootData:R,dynamicAnchors:U})||(s=s===null?te.errors:s.concat(te.errors),
e=s.length);var m=u===e}else var m=!0;if(m){if(r.TRX!==void 0){const u=e;te(r.TRX,{instancePath:t+"/TRX",parentData:r,parentDataProperty:"\
TRX",rootData:R,dynamicAnchors:U})||(s=s===null?te.errors:s.concat(te.errors),e=s.length);var m=u===e}else var m=!0;if(m){
if(r.XRP!==void 0){const u=e;te(r.XRP,{instancePath:t+"/XRP",parentData:r,parentDataProperty:"XRP",rootData:R,dynamicAnchors:U})||
(s=s===null?te.errors:s.concat(te.errors),e=s.length);var m=u===e}else var m=!0;if(m){if(r.SOL!==void 0){const u=e;te(r.
SOL,{instancePath:t+"/SOL",parentData:r,parentDataProperty:"SOL",rootData:R,dynamicAnchors:U})||(s=s===null?te.errors:s.
concat(te.errors),e=s.length);var m=u===e}else var m=!0;if(m){if(r.DOGE!==void 0){const u=e;te(r.DOGE,{instancePath:t+"/\
DOGE",parentData:r,parentDataProperty:"DOGE",rootData:R,dynamicAnchors:U})||(s=s===null?te.errors:s.concat(te.errors),e=
s.length);var m=u===e}else var m=!0;if(m){if(r.USD!==void 0){let u=r.USD;const a=e;if(e===e)if(u&&typeof u=="object"&&!Array.
isArray(u)){let q;if(u.minimum_withdrawal===void 0&&(q="minimum_withdrawal"))return ae.errors=[{instancePath:t+"/USD",schemaPath:"\
#/components/schemas/FiatCurrencyDetails/required",keyword:"required",params:{missingProperty:q}}],!1;{const z=e;for(const o in u)
if(o!=="minimum_withdrawal"){return ae.errors=[{instancePath:t+"/USD",schemaPath:"#/components/schemas/FiatCurrencyDetai\
ls/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(z===e&&u.minimum_withdrawal!==
void 0){let o=u.minimum_withdrawal;if(e===e)if(typeof o=="number"){if(o<0||isNaN(o))return ae.errors=[{instancePath:t+"/\
USD/minimum_withdrawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/properties/minimum_withdrawal/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}else return ae.errors=[{instancePath:t+"/USD/minimum_withdrawal",schemaPath:"\
#/components/schemas/FiatCurrencyDetails/properties/minimum_withdrawal/type",keyword:"type",params:{type:"number"}}],!1}}}else
return ae.errors=[{instancePath:t+"/USD",schemaPath:"#/components/schemas/FiatCurrencyDetails/type",keyword:"type",params:{
type:"object"}}],!1;var m=a===e}else var m=!0;if(m){if(r.EUR!==void 0){let u=r.EUR;const a=e;if(e===e)if(u&&typeof u=="o\
bject"&&!Array.isArray(u)){let q;if(u.minimum_withdrawal===void 0&&(q="minimum_withdrawal"))return ae.errors=[{instancePath:t+
"/EUR",schemaPath:"#/components/schemas/FiatCurrencyDetails/required",keyword:"required",params:{missingProperty:q}}],!1;
{const z=e;for(const o in u)if(o!=="minimum_withdrawal"){return ae.errors=[{instancePath:t+"/EUR",schemaPath:"#/componen\
ts/schemas/FiatCurrencyDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}
if(z===e&&u.minimum_withdrawal!==void 0){let o=u.minimum_withdrawal;if(e===e)if(typeof o=="number"){if(o<0||isNaN(o))return ae.
errors=[{instancePath:t+"/EUR/minimum_withdrawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/properties/minimu\
m_withdrawal/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ae.errors=[{instancePath:t+"/E\
UR/minimum_withdrawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/properties/minimum_withdrawal/type",keyword:"\
type",params:{type:"number"}}],!1}}}else return ae.errors=[{instancePath:t+"/EUR",schemaPath:"#/components/schemas/FiatC\
urrencyDetails/type",keyword:"type",params:{type:"object"}}],!1;var m=a===e}else var m=!0;if(m){if(r.GBP!==void 0){let u=r.
GBP;const a=e;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let q;if(u.minimum_withdrawal===void 0&&(q="minimum_\
withdrawal"))return ae.errors=[{instancePath:t+"/GBP",schemaPath:"#/components/schemas/FiatCurrencyDetails/required",keyword:"\
required",params:{missingProperty:q}}],!1;{const z=e;for(const o in u)if(o!=="minimum_withdrawal"){return ae.errors=[{instancePath:t+
"/GBP",schemaPath:"#/components/schemas/FiatCurrencyDetails/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o}}],!1;break}if(z===e&&u.minimum_withdrawal!==void 0){let o=u.minimum_withdrawal;if(e===e)if(typeof o==
"number"){if(o<0||isNaN(o))return ae.errors=[{instancePath:t+"/GBP/minimum_withdrawal",schemaPath:"#/components/schemas/\
FiatCurrencyDetails/properties/minimum_withdrawal/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ae.
errors=[{instancePath:t+"/GBP/minimum_withdrawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/properties/minimu\
m_withdrawal/type",keyword:"type",params:{type:"number"}}],!1}}}else return ae.errors=[{instancePath:t+"/GBP",schemaPath:"\
#/components/schemas/FiatCurrencyDetails/type",keyword:"type",params:{type:"object"}}],!1;var m=a===e}else var m=!0;if(m){
if(r.CHF!==void 0){let u=r.CHF;const a=e;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let q;if(u.minimum_withdrawal===
void 0&&(q="minimum_withdrawal"))return ae.errors=[{instancePath:t+"/CHF",schemaPath:"#/components/schemas/FiatCurrencyD\
etails/required",keyword:"required",params:{missingProperty:q}}],!1;{const z=e;for(const o in u)if(o!=="minimum_withdraw\
al"){return ae.errors=[{instancePath:t+"/CHF",schemaPath:"#/components/schemas/FiatCurrencyDetails/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(z===e&&u.minimum_withdrawal!==void 0){let o=u.
minimum_withdrawal;if(e===e)if(typeof o=="number"){if(o<0||isNaN(o))return ae.errors=[{instancePath:t+"/CHF/minimum_with\
drawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/properties/minimum_withdrawal/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return ae.errors=[{instancePath:t+"/CHF/minimum_withdrawal",schemaPath:"#/components/\
schemas/FiatCurrencyDetails/properties/minimum_withdrawal/type",keyword:"type",params:{type:"number"}}],!1}}}else return ae.
errors=[{instancePath:t+"/CHF",schemaPath:"#/components/schemas/FiatCurrencyDetails/type",keyword:"type",params:{type:"o\
bject"}}],!1;var m=a===e}else var m=!0;if(m){if(r.CAD!==void 0){let u=r.CAD;const a=e;if(e===e)if(u&&typeof u=="object"&&
!Array.isArray(u)){let q;if(u.minimum_withdrawal===void 0&&(q="minimum_withdrawal"))return ae.errors=[{instancePath:t+"/\
CAD",schemaPath:"#/components/schemas/FiatCurrencyDetails/required",keyword:"required",params:{missingProperty:q}}],!1;{
const z=e;for(const o in u)if(o!=="minimum_withdrawal"){return ae.errors=[{instancePath:t+"/CAD",schemaPath:"#/component\
s/schemas/FiatCurrencyDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}
if(z===e&&u.minimum_withdrawal!==void 0){let o=u.minimum_withdrawal;if(e===e)if(typeof o=="number"){if(o<0||isNaN(o))return ae.
errors=[{instancePath:t+"/CAD/minimum_withdrawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/properties/minimu\
m_withdrawal/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ae.errors=[{instancePath:t+"/C\
AD/minimum_withdrawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/properties/minimum_withdrawal/type",keyword:"\
type",params:{type:"number"}}],!1}}}else return ae.errors=[{instancePath:t+"/CAD",schemaPath:"#/components/schemas/FiatC\
urrencyDetails/type",keyword:"type",params:{type:"object"}}],!1;var m=a===e}else var m=!0;if(m){if(r.AUD!==void 0){let u=r.
AUD;const a=e;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let q;if(u.minimum_withdrawal===void 0&&(q="minimum_\
withdrawal"))return ae.errors=[{instancePath:t+"/AUD",schemaPath:"#/components/schemas/FiatCurrencyDetails/required",keyword:"\
required",params:{missingProperty:q}}],!1;{const z=e;for(const o in u)if(o!=="minimum_withdrawal"){return ae.errors=[{instancePath:t+
"/AUD",schemaPath:"#/components/schemas/FiatCurrencyDetails/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o}}],!1;break}if(z===e&&u.minimum_withdrawal!==void 0){let o=u.minimum_withdrawal;if(e===e)if(typeof o==
"number"){if(o<0||isNaN(o))return ae.errors=[{instancePath:t+"/AUD/minimum_withdrawal",schemaPath:"#/components/schemas/\
FiatCurrencyDetails/properties/minimum_withdrawal/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ae.
errors=[{instancePath:t+"/AUD/minimum_withdrawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/properties/minimu\
m_withdrawal/type",keyword:"type",params:{type:"number"}}],!1}}}else return ae.errors=[{instancePath:t+"/AUD",schemaPath:"\
#/components/schemas/FiatCurrencyDetails/type",keyword:"type",params:{type:"object"}}],!1;var m=a===e}else var m=!0;if(m)
if(r.JPY!==void 0){let u=r.JPY;const a=e;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let q;if(u.minimum_withdrawal===
void 0&&(q="minimum_withdrawal"))return ae.errors=[{instancePath:t+"/JPY",schemaPath:"#/components/schemas/FiatCurrencyD\
etails/required",keyword:"required",params:{missingProperty:q}}],!1;{const z=e;for(const o in u)if(o!=="minimum_withdraw\
al"){return ae.errors=[{instancePath:t+"/JPY",schemaPath:"#/components/schemas/FiatCurrencyDetails/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(z===e&&u.minimum_withdrawal!==void 0){let o=u.
minimum_withdrawal;if(e===e)if(typeof o=="number"){if(o<0||isNaN(o))return ae.errors=[{instancePath:t+"/JPY/minimum_with\
drawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/properties/minimum_withdrawal/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return ae.errors=[{instancePath:t+"/JPY/minimum_withdrawal",schemaPath:"#/components/\
schemas/FiatCurrencyDetails/properties/minimum_withdrawal/type",keyword:"type",params:{type:"number"}}],!1}}}else return ae.
errors=[{instancePath:t+"/JPY",schemaPath:"#/components/schemas/FiatCurrencyDetails/type",keyword:"type",params:{type:"o\
bject"}}],!1;var m=a===e}else var m=!0}}}}}}}}}}}}}}}}else return ae.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ae.errors=s,e===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ge(r,{
instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;const p=Ge.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let b;if(r.available===void 0&&(b="available")||r.pending===void 0&&(b="pending")||r.currency_details===void 0&&(b="curr\
ency_details"))return Ge.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:b}}],
!1;{const u=e;for(const a in r)if(!(a==="available"||a==="pending"||a==="currency_details")){return Ge.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(u===e){if(r.
available!==void 0){const a=e;se(r.available,{instancePath:t+"/available",parentData:r,parentDataProperty:"available",rootData:R,
dynamicAnchors:U})||(s=s===null?se.errors:s.concat(se.errors),e=s.length);var m=a===e}else var m=!0;if(m){if(r.pending!==
void 0){const a=e;se(r.pending,{instancePath:t+"/pending",parentData:r,parentDataProperty:"pending",rootData:R,dynamicAnchors:U})||
(s=s===null?se.errors:s.concat(se.errors),e=s.length);var m=a===e}else var m=!0;if(m)if(r.currency_details!==void 0){const a=e;
ae(r.currency_details,{instancePath:t+"/currency_details",parentData:r,parentDataProperty:"currency_details",rootData:R,
dynamicAnchors:U})||(s=s===null?ae.errors:s.concat(ae.errors),e=s.length);var m=a===e}else var m=!0}}}}else return Ge.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ge.errors=s,e===0}Ge.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function qr(r,{instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){
let s=null,e=0;const p=qr.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),Ge(r,{instancePath:t,
parentData:M,parentDataProperty:V,rootData:R,dynamicAnchors:U})||(s=s===null?Ge.errors:s.concat(Ge.errors),e=s.length),qr.
errors=s,e===0}qr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},H.answer25=xr;const os={$ref:"contract:#/componen\
ts/schemas/Account"},ps={type:"object",description:"The merchant that the key belongs to.",additionalProperties:!1,required:[
"id","email","business_name","created_at","settings"],properties:{id:{$ref:"#/components/schemas/AccountId"},email:{$ref:"\
#/components/schemas/Email",description:"The merchant's e-mail address."},business_name:{type:"string",description:"The \
merchant's name."},created_at:{$ref:"#/components/schemas/Timestamp",description:"When the account was opened."},settings:{
$ref:"#/components/schemas/AccountSettings"}}},ms={type:"string",description:"Identifier of an account.",pattern:"^acct_\
[0-9a-z]{24}$"},it=new RegExp("^acct_[0-9a-z]{24}$","u"),ds={type:"object",description:"How the merchant wants things sh\
own.",additionalProperties:!1,required:["display_currency","language","timezone"],properties:{display_currency:{$ref:"#/\
components/schemas/Currency",description:"The currency that values are shown in."},language:{type:"string",description:"\
A language tag such as `en` or `pt-BR`."},timezone:{type:"string",description:"A name of the time zone database such as \
`UTC` or `Europe/Berlin`."}}};function Re(r,{instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){
let s=null,e=0;const p=Re.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let b;if(r.display_currency===void 0&&(b="display_currency")||r.language===void 0&&(b="lang\
uage")||r.timezone===void 0&&(b="timezone"))return Re.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",
params:{missingProperty:b}}],!1;{const u=e;for(const a in r)if(!(a==="display_currency"||a==="language"||a==="timezone")){
return Re.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(u===e){if(r.display_currency!==void 0){let a=r.display_currency;const n=e;if(typeof a!="string")return Re.errors=
[{instancePath:t+"/display_currency",schemaPath:"#/components/schemas/Currency/type",keyword:"type",params:{type:"string"}}],
!1;if(!(a==="BTC"||a==="ETH"||a==="LTC"||a==="USDT"||a==="USDC"||a==="TRX"||a==="XRP"||a==="SOL"||a==="DOGE"||a==="USD"||
a==="EUR"||a==="GBP"||a==="CHF"||a==="CAD"||a==="AUD"||a==="JPY"))return Re.errors=[{instancePath:t+"/display_currency",
schemaPath:"#/components/schemas/Currency/enum",keyword:"enum",params:{allowedValues:D.enum}}],!1;var m=n===e}else var m=!0;
if(m){if(r.language!==void 0){const a=e;if(typeof r.language!="string")return Re.errors=[{instancePath:t+"/language",schemaPath:"\
#/properties/language/type",keyword:"type",params:{type:"string"}}],!1;var m=a===e}else var m=!0;if(m)if(r.timezone!==void 0){
const a=e;if(typeof r.timezone!="string")return Re.errors=[{instancePath:t+"/timezone",schemaPath:"#/properties/timezone\
/type",keyword:"type",params:{type:"string"}}],!1;var m=a===e}else var m=!0}}}}else return Re.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Re.errors=s,e===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ae(r,{instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){let s=null,e=0;
const p=Ae.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let b;if(r.id===void 0&&(b="id")||r.email===void 0&&(b="email")||r.business_name===void 0&&(b="busine\
ss_name")||r.created_at===void 0&&(b="created_at")||r.settings===void 0&&(b="settings"))return Ae.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:b}}],!1;{const u=e;for(const a in r)if(!(a==="id"||a===
"email"||a==="business_name"||a==="created_at"||a==="settings")){return Ae.errors=[{instancePath:t,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(u===e){if(r.id!==void 0){let a=r.
id;const n=e;if(e===e)if(typeof a=="string"){if(!it.test(a))return Ae.errors=[{instancePath:t+"/id",schemaPath:"#/compon\
ents/schemas/AccountId/pattern",keyword:"pattern",params:{pattern:"^acct_[0-9a-z]{24}$"}}],!1}else return Ae.errors=[{instancePath:t+
"/id",schemaPath:"#/components/schemas/AccountId/type",keyword:"type",params:{type:"string"}}],!1;var m=n===e}else var m=!0;
if(m){if(r.email!==void 0){let a=r.email;const n=e,v=e;if(e===v&&e===v)if(typeof a=="string"){if(a.length>254&&l(a)>254)
return Ae.errors=[{instancePath:t+"/email",schemaPath:"#/components/schemas/Email/maxLength",keyword:"maxLength",params:{
limit:254}}],!1;if(!or(a))return Ae.errors=[{instancePath:t+"/email",schemaPath:"#/components/schemas/Email/format",keyword:"\
format",params:{format:"email"}}],!1}else return Ae.errors=[{instancePath:t+"/email",schemaPath:"#/components/schemas/Em\
ail/type",keyword:"type",params:{type:"string"}}],!1;var m=n===e}else var m=!0;if(m){if(r.business_name!==void 0){const a=e;
if(typeof r.business_name!="string")return Ae.errors=[{instancePath:t+"/business_name",schemaPath:"#/properties/business\
_name/type",keyword:"type",params:{type:"string"}}],!1;var m=a===e}else var m=!0;if(m){if(r.created_at!==void 0){let a=r.
created_at;const n=e,v=e;if(e===v&&e===v)if(typeof a=="string")if(c.test(a)){if(!w(a))return Ae.errors=[{instancePath:t+
"/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return Ae.
errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return Ae.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var m=n===e}else var m=!0;if(m)if(r.settings!==
void 0){const a=e;Re(r.settings,{instancePath:t+"/settings",parentData:r,parentDataProperty:"settings",rootData:R,dynamicAnchors:U})||
(s=s===null?Re.errors:s.concat(Re.errors),e=s.length);var m=a===e}else var m=!0}}}}}}else return Ae.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ae.errors=s,e===0}Ae.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function xr(r,{instancePath:t="",parentData:M,parentDataProperty:V,rootData:R=r,dynamicAnchors:U={}}={}){
let s=null,e=0;const p=xr.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),Ae(r,{instancePath:t,
parentData:M,parentDataProperty:V,rootData:R,dynamicAnchors:U})||(s=s===null?Ae.errors:s.concat(Ae.errors),e=s.length),xr.
errors=s,e===0}return xr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},H}export{fs as answers,cs as requests};
